export type Environment = Readonly<Record<string, string | undefined>>;

/** Null if unset. @throws on a typo */
export function readSwitch(name: string, environment: Environment): boolean | null {
  const text = environment[name] ?? '';
  if (text === '') return null;
  if (text === '1' || text === '0') return text === '1';
  throw new Error(`${name} must be 1 or 0, not "${text}".`);
}
