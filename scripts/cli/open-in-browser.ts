// Opens an address in the default browser; an address is an argument and never passes a shell.
import { spawn } from "node:child_process";

/** A command that has not failed by then has handed the address on. */
const FAILS_WITHIN_MS = 3_000;

/** False when there is no browser to open it in. */
export function openInBrowser(url: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const command = openerFor(process.platform, env);
  if (command === null) return Promise.resolve(false);
  const [program, ...args] = command;
  return new Promise((done) => {
    const child = spawn(program, [...args, url], { stdio: "ignore", detached: true });
    const timer = setTimeout(() => done(true), FAILS_WITHIN_MS);
    const settle = (isOpened: boolean): void => {
      clearTimeout(timer);
      done(isOpened);
    };
    child.once("error", () => settle(false));
    child.once("exit", (code) => settle(code === 0));
    child.unref();
  });
}

/** The program that opens addresses, with its first arguments; null where there is no screen to open them on. */
export function openerFor(
  platform: NodeJS.Platform,
  env: Readonly<Record<string, string | undefined>>,
): [string, ...string[]] | null {
  // BROWSER is what people set where the desktop does not know (a remote editor, for example).
  if (env["BROWSER"]) return [env["BROWSER"]];
  if (platform === "darwin") return ["open"];
  if (platform === "win32") return ["rundll32", "url.dll,FileProtocolHandler"];
  return env["DISPLAY"] || env["WAYLAND_DISPLAY"] || env["WSL_DISTRO_NAME"] ? ["xdg-open"] : null;
}
