let lastMicros = 0n;

/** Now in RFC 3339 with microseconds. Each call returns a later time, so document versions differ. */
export function serverTime(): string {
  const clock = BigInt(Date.now()) * 1000n;
  lastMicros = clock > lastMicros ? clock : lastMicros + 1n;
  const seconds = new Date(Number(lastMicros / 1000n)).toISOString().slice(0, 19);
  return `${seconds}.${String(lastMicros % 1_000_000n).padStart(6, '0')}Z`;
}

/** The same time with nine digits: clients write 0, 3, 6 or 9. */
export const normalizeTime = (iso: string): string =>
  iso.replace(/(?:\.(\d+))?Z$/, (_match, digits: string | undefined) => `.${(digits ?? '').padEnd(9, '0')}Z`);
