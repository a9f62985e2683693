import type { BrowserContext, Page } from '@playwright/test';
import type { CameraRecord } from '@/lib/camera/camera';
import { expect } from './browser-test';
import { cards } from './main-screen';
import { serveCameras } from './map-page';

/** One pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export interface AgencyAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

const OPEN = { 'access-control-allow-origin': '*' };
/** Without a header of its own, Playwright would add one that allows every origin. */
export const CLOSED = { 'access-control-allow-origin': 'https://nobody.example' };

/** Plays the host of an agency's stills. @returns the addresses it was asked for. */
export async function playAgency(
  context: BrowserContext,
  host: string,
  answer: (path: string) => AgencyAnswer = () => ({}),
): Promise<string[]> {
  const asked: string[] = [];
  await context.route(`https://${host}/**`, async (route) => {
    const url = new URL(route.request().url());
    asked.push(url.href);
    const { status = 200, headers = OPEN, body = PIXEL } = answer(url.pathname);
    await route.fulfill({ status, headers: { 'content-type': 'image/png', ...headers }, body });
  });
  return asked;
}

/** Opens twelve cameras of one agency side by side, under a clock that only the test advances. */
export async function openWall(page: Page, host: string, camera: Partial<CameraRecord>): Promise<void> {
  await page.clock.install({ time: 1_000_000_000 });
  await page.setViewportSize({ width: 1_580, height: 1_700 });
  await serveCameras(
    page,
    Array.from({ length: 12 }, (_, index) => ({ ...camera, imageUrl: `https://${host}/${index}.png` })),
  );
  await page.goto('/?sort=id');
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return cards(page)
        .getByRole('img', { name: /Live picture/ })
        .count();
    })
    .toBe(12);
}
