/** The command was called in a way that cannot work; its text says what was wrong and what is right. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "UsageError";
  }
}
