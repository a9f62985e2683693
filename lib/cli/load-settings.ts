import nextEnv from '@next/env';

/** From `.env`, as builds read it. */
export function loadSettings(): void {
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
}
