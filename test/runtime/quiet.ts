// Each line that the service logs would be sent to the test runner, also one that a Durable Object or a queue writes when
// its test is over. The runner cannot take such a line any more, and may wait for it for ever.
console.log = () => undefined;
