// Choices from a seed: the same seed and place give the same request, whatever was made before it.
import { createRandom } from "../random.ts";

export interface Dice {
  /** A whole number from 0 to below `n`. */
  below(n: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** Spreads neighbouring places over the whole range (the multiplier of Knuth's hash). */
const SPREAD = 2_654_435_761;

export function createDice(seed: number, place: number): Dice {
  const random = createRandom(Math.imul(seed ^ (place + 1), SPREAD));
  // The first numbers of neighbouring states are alike.
  for (let i = 0; i < 4; i++) random();
  const below = (n: number): number => Math.floor(random() * n);
  return {
    below,
    chance: (probability) => random() < probability,
    pick(list) {
      const one = list[below(list.length)];
      if (one === undefined) throw new Error("There is nothing to pick from.");
      return one;
    },
  };
}
