import nextEnv from '@next/env';

export function loadSettings(): void {
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
}
