import type { DnsAnswer, DnsResolver } from "../../model/dns.ts";

/** The resolver for one scan: a name and type is looked up once, however often it is asked for. */
export function lookUpOnce(resolve: DnsResolver): DnsResolver {
  const asked = new Map<string, Promise<DnsAnswer>>();
  return (name, type) => {
    const key = `${type} ${name}`;
    const known = asked.get(key) ?? resolve(name, type);
    asked.set(key, known);
    return known;
  };
}
