// A part of `npm run torture`: hostile input or faults of one kind, in bulk.
export interface TortureOptions {
  /** Folder with the public corpora. */
  corpora: string;
  /** Seed of everything that is generated. */
  seed: number;
  /** Share of the whole amount, above 0 and at most 1; 1 unless a person tries something out. */
  share: number;
}

/** Prints its figures; true when all that the part promises held. */
export type TorturePart = (options: TortureOptions) => Promise<boolean>;

export const SHOWN = 10;
