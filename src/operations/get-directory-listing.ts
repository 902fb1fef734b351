import { z } from "zod";
import { DirectoryListing, toDirectoryListing } from "../model/directory-listing.ts";
import { AppError } from "../model/errors.ts";
import { defineOperation } from "./define-operation.ts";
import { READ_ONLY_TOOL } from "./read-only-tool.ts";

/** Longer than any slug we make; what is longer names no listing. */
const SLUG_CHARS = 200;

export const getDirectoryListing = defineOperation({
  id: "get_directory_listing",
  summary: "One business of the directory",
  description: "Looks a business up by its slug, as browse_directory gives it. Costs one read.",
  scopes: ["directory:read"],
  counts: "read",
  http: { method: "get", path: "/api/directory/{slug}", status: 200 },
  tool: READ_ONLY_TOOL,
  errors: ["LISTING_NOT_FOUND"],
  fieldErrors: { slug: "LISTING_NOT_FOUND" },
  input: z.object({ slug: z.string().min(1).max(SLUG_CHARS).describe("the slug of a listing") }),
  output: DirectoryListing,
  example: {
    input: { slug: "harbor-dental" },
    output: {
      businessName: "Harbor Dental",
      slug: "harbor-dental",
      domain: "harbor-dental.example.com",
      industry: "healthcare",
      readinessScore: 61,
      aeoScore: 58,
      scanId: "0199c1d2-7b1e-7c3a-9f60-4f6d2a1b8c11",
      updatedAt: 1795166400,
    },
  },
  async run(ctx, { slug }) {
    const listing = await ctx.directory.findBySlug(slug);
    if (listing === null)
      throw new AppError("LISTING_NOT_FOUND", `No listing has the slug ${slug}. GET /api/directory lists them.`, {
        details: { field: "slug" },
      });
    return { body: toDirectoryListing(listing) };
  },
});
