import { PRODUCT } from "../../model/product.ts";
import { allowsPath } from "../../scanner/evidence/site/robots-rules.ts";
import type { RobotsFacts } from "../../scanner/evidence/site-evidence.ts";

/** Whether robots.txt of the address's origin lets us read it; rules may name the query as well as the path. */
export const mayRead = (robots: RobotsFacts, url: string): boolean => {
  const { pathname, search } = new URL(url);
  return allowsPath(robots, pathname + search, PRODUCT.bot);
};
