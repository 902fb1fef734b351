// A program in a process of its own, as a reader of the documentation starts it.
import { spawn, type ChildProcess } from "node:child_process";

export interface Run {
  exit: number | null;
  out: string;
  error: string;
}
export interface Start {
  cwd?: string;
  env?: Record<string, string>;
  input?: string;
}

export function start(command: string, args: readonly string[], { cwd, env = {}, input }: Start = {}): ChildProcess {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env } });
  child.stdin?.end(input);
  return child;
}

export function run(command: string, args: readonly string[], how: Start = {}): Promise<Run> {
  return new Promise((done, fail) => {
    const child = start(command, args, how);
    const told = { out: "", error: "" };
    child.stdout?.on("data", (text: Buffer) => (told.out += text.toString()));
    child.stderr?.on("data", (text: Buffer) => (told.error += text.toString()));
    child.on("error", (error) => fail(new Error(`${command} could not be started.`, { cause: error })));
    child.on("close", (exit) => done({ exit, ...told }));
  });
}

/** The code of a Markdown document in one language, block by block. */
export const codeIn = (markdown: string, language: string): string[] =>
  [...markdown.matchAll(/^```(\w+)\n([^]*?)\n```$/gm)].flatMap(([, name, text = ""]) =>
    name === language ? [text] : [],
  );
