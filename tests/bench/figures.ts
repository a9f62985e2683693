export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
export const mean = (values: readonly number[]): number => sum(values) / values.length;
export const round = (value: number, digits = 0): number => Number(value.toFixed(digits));

/** 0 for no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [lower = 0, upper = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (lower + upper) / 2;
}

/** @param share 0.95 for the 95th percentile */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0;

/** A row with two figures and their ratio. */
export const compare = (name: string, a: number, b: number, digits = 0): readonly (string | number)[] => [
  ...[name, round(a, digits), round(b, digits)],
  b === 0 ? '-' : round(a / b, 2),
];
