import { describe, expect, it } from "vitest";
import { eventStream } from "../../../src/surfaces/a2a/event-stream.ts";

const clock = { now: () => 0, sleep: () => Promise.resolve() };
const patient = { now: () => 0, sleep: () => new Promise<void>(() => undefined) };
const failure = (): object => ({ error: "told" });

async function open(events: AsyncGenerator<object, void, undefined>, time = patient): Promise<Response> {
  return eventStream(time, await events.next(), events, failure);
}

describe("a stream of answers", () => {
  it("sends each as an event, and ends with the last", async () => {
    const events = (async function* () {
      yield { n: 1 };
      yield { n: 2 };
    })();
    const answer = await open(events);
    expect(answer.headers.get("content-type")).toMatch(/^text\/event-stream/);
    expect(await answer.text()).toBe('data: {"n":1}\n\ndata: {"n":2}\n\n');
  });

  it("tells a failure that comes later as the last event", async () => {
    const events = (async function* () {
      yield { n: 1 };
      throw new Error("inside");
    })();
    expect(await (await open(events)).text()).toBe('data: {"n":1}\n\ndata: {"error":"told"}\n\n');
  });

  it("keeps the connection open while there is no news, and lets go when the reader does", async () => {
    let isReleased = false;
    let goOn = (): void => undefined;
    const events = (async function* () {
      try {
        yield { n: 1 };
        await new Promise<void>((resume) => (goOn = resume));
        yield { n: 2 };
      } finally {
        isReleased = true;
      }
    })();
    const reader = (await open(events, clock)).body?.getReader();
    const read = async () => Buffer.from((await reader?.read())?.value ?? []).toString();
    expect(await read()).toBe('data: {"n":1}\n\n');
    expect(await read()).toBe(": still here\n\n");
    const cancelled = reader?.cancel();
    goOn();
    await cancelled;
    expect(isReleased).toBe(true);
  });
});
