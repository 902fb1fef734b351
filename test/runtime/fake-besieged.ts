// A site that many want read at once, in the fake web: it answers slowly enough for requests to meet, and tells at /visits
// how it was asked. Other names redirect to it.
export const BESIEGED_HOSTS = [
  "besieged.example.com",
  "shop.besieged.example.com",
  "leads-there.example.net",
  "leads-there-too.example.org",
];
export const [BESIEGED_HOST = ""] = BESIEGED_HOSTS;

export interface Visits {
  total: number;
  mostInFlight: number;
}

const LATENCY_MS = 10;
const visits: Visits = { total: 0, mostInFlight: 0 };
let inFlight = 0;
const text = (status: number, body: string, type = "text/html") => ({ status, type, body });

export async function answerBesieged(host: string, path: string) {
  if (path === "/visits") return text(200, JSON.stringify(visits), "application/json");
  if (host.startsWith("leads-there"))
    return path === "/robots.txt"
      ? text(404, "")
      : { ...text(302, ""), location: `https://${BESIEGED_HOST}${path}?from=${host}` };
  visits.total += 1;
  visits.mostInFlight = Math.max(visits.mostInFlight, (inFlight += 1));
  await new Promise((resume) => setTimeout(resume, LATENCY_MS));
  inFlight -= 1;
  if (path === "/robots.txt") return text(404, "", "text/plain");
  if (path.length > 2) return text(404, "<h1>Not here</h1>");
  const links = ["a", "b", "c", "d", "e"].map((name) => `<a href="/${name}">${name}</a>`).join(" ");
  return text(
    200,
    `<!doctype html><title>Besieged ${path}</title><h1>Page ${path}</h1><p>Words of ${path}.</p>${links}`,
  );
}
