/** One decimal. */
export const tenths = (value: number): number => Math.round(value * 10) / 10;

/** Two decimals: a factor that holds a volume within its bounds has many, and the printed formula gives the printed number. */
export const hundredths = (value: number): number => Math.round(value * 100) / 100;
