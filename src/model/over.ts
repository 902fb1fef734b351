/** The port with some methods replaced. It is not copied: what is loaded late does not know its methods yet. */
export const over = <T extends object>(port: T, replaced: Partial<T>): T =>
  Object.assign(Object.create(port) as T, replaced);
