// Shows a scan at work on standard error: one line that rewrites itself where a person looks, plain lines elsewhere.
import { afterEvent, finalLine, liveLine, plainLine, startOf } from "./progress.ts";
import type { ScanEvent } from "../../clients/typescript/src/index.ts";
import { cut } from "./text-layout.ts";
import type { Terminal } from "./terminal.ts";

const FRAME_MS = 90;
const CLEAR_LINE = "\r\u001B[K";
const HIDE_CURSOR = "\u001B[?25l";
const SHOW_CURSOR = "\u001B[?25h";

export interface ProgressView {
  /** What is done before the scan begins. */
  say(text: string): void;
  begin(agents: number): void;
  event(event: ScanEvent): void;
  end(ms: number): void;
  /** Leaves the terminal as it was found; may be called twice. */
  close(): void;
}

export function showProgress(stream: NodeJS.WritableStream, terminal: Terminal): ProgressView {
  let progress = startOf(0);
  let frame = 0;
  let timer: NodeJS.Timeout | null = null;
  const write = (text: string): void => void stream.write(text);
  const draw = (): void => write(CLEAR_LINE + liveLine(progress, frame++, terminal));
  const close = (): void => {
    if (timer === null) return;
    clearInterval(timer);
    timer = null;
    process.removeListener("exit", close);
    write(CLEAR_LINE + SHOW_CURSOR);
  };
  return {
    say(text) {
      const line = terminal.paint("dim", cut(text, terminal.columns - 1));
      write(terminal.isLive ? CLEAR_LINE + line : `${line}\n`);
    },
    begin(agents) {
      progress = startOf(agents);
      if (!terminal.isLive) return;
      write(HIDE_CURSOR);
      timer = setInterval(draw, FRAME_MS);
      timer.unref();
      // A signal ends the process while the cursor is hidden.
      process.once("exit", close);
      draw();
    },
    event(event) {
      progress = afterEvent(progress, event);
      const line = terminal.isLive ? null : plainLine(event, progress);
      if (line !== null) write(`${line}\n`);
    },
    end(ms) {
      close();
      write(`${terminal.paint("dim", finalLine(progress, ms))}\n`);
    },
    close() {
      if (terminal.isLive && timer === null) write(CLEAR_LINE);
      close();
    },
  };
}
