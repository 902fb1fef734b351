import { describe, expect, inject, it } from "vitest";

const { origin, key } = inject("live");

describe("the service as npm start runs it", () => {
  it("answers health as measured, and takes a key made while it runs", async () => {
    const answer = await fetch(`${origin}/api/health`, { headers: { "x-mcp-api-key": key } });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ status: "ok", services: { website: "healthy", api: "healthy" } });
  });

  it("runs its scheduled work when the clock of the platform asks", async () => {
    const answer = await fetch(`${origin}/cdn-cgi/handler/scheduled?cron=*+*+*+*+*`);
    expect(answer.status).toBe(200);
  });
});
