export type Environment = Readonly<Record<string, string | undefined>>;

/** Null if it is not set. @throws because a typo must not switch a rule off silently */
export function readSwitch(name: string, environment: Environment): boolean | null {
  const text = environment[name] ?? '';
  if (text === '') return null;
  if (text === '1' || text === '0') return text === '1';
  throw new Error(`${name} must be 1 or 0, not "${text}".`);
}
