import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const CHUNKS = path.join('.next-server', 'static', 'chunks');

export const readCode = (name: string): string => readFileSync(path.join(CHUNKS, name), 'utf8');

/** Finds scripts of the site by their code, because built files have no telling names. */
export function findCode(fits: (code: string) => boolean): string[] {
  const names = readdirSync(CHUNKS).filter((name) => name.endsWith('.js') && fits(readCode(name)));
  if (names.length === 0) throw new Error(`no file of ${CHUNKS} matches`);
  return names;
}

export async function withholdCode(page: Page, fits: (code: string) => boolean): Promise<void> {
  const names = findCode(fits);
  await page.route(
    ({ pathname }) => names.includes(path.posix.basename(pathname)),
    (route) => route.abort(),
  );
}
