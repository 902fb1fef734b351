import { describe, expect, it } from "vitest";
import { node, site } from "../../../fixtures/site.ts";
import { eventJobCourseMarkup } from "../../../../src/scanner/checks/structured-data/event-job-course-markup.ts";

const run = (type: string, props: Record<string, unknown>) =>
  eventJobCourseMarkup.run(site({ structured: [node(type, props)] }));

describe("event-job-course-markup", () => {
  it.each([
    ["MusicEvent", { name: "Concert", startDate: "2026-12-01", location: { name: "Hall" } }],
    [
      "JobPosting",
      {
        title: "Nurse",
        description: "Care",
        datePosted: "2026-10-01",
        hiringOrganization: { name: "EC" },
        jobLocationType: "TELECOMMUTE",
      },
    ],
    ["Course", { name: "First aid", description: "A day", provider: { name: "EC" } }],
  ])("passes a complete %s", (type, props) => {
    expect(run(type, props).status).toBe("pass");
  });

  it("fails and names what is missing", () => {
    const verdict = run("JobPosting", { title: "Nurse", description: "Care" });
    expect(verdict.status).toBe("fail");
    expect(verdict.evidence[0]?.received).toBe("JobPosting without datePosted, hiringOrganization and jobLocation");
  });

  it("asks of the dates of a course nothing that the course says, and of a date alone what any event says", () => {
    const within = node("CourseInstance", { startDate: "2026-12-05", courseMode: "Onsite" });
    const course = node("Course", { name: "First aid", description: "A day", provider: { name: "EC" } });
    const path = "hasCourseInstance/0";
    expect(eventJobCourseMarkup.run(site({ structured: [course, { ...within, path }] })).status).toBe("pass");
    expect(eventJobCourseMarkup.run(site({ structured: [within] })).status).toBe("fail");
  });

  it("does not apply without any", () => {
    expect(run("Dentist", {}).status).toBe("na");
  });
});
