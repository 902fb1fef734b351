// The floor: makes the requests it is given, a few at a time, reads every body, does nothing else.
export default {
  async fetch(request) {
    const { inFlight, requestsPerSecond, requests } = await request.json();
    const interval = 1000 / requestsPerSecond;
    let next = 0;
    let answered = 0;
    let startAt = 0;
    const lane = async () => {
      while (next < requests.length) {
        const { method, url } = requests[next++];
        const now = Date.now();
        const wait = Math.max(0, startAt - now);
        startAt = now + wait + interval;
        if (wait > 0) await new Promise((resume) => setTimeout(resume, wait));
        const answer = await fetch(url, { method, redirect: "manual" });
        await answer.arrayBuffer();
        answered += 1;
      }
    };
    await Promise.all(Array.from({ length: inFlight }, lane));
    return Response.json({ answered });
  },
};
