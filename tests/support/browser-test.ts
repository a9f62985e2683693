import { test as base, type BrowserContext } from '@playwright/test';
import { ProblemCollector } from './problem-collector';

export { expect } from '@playwright/test';

interface Visit {
  /** Shows the loading panel, as on a first visit. */
  showsLoading: boolean;
  /** Shows the cameras in the same order at each visit, broken ones late. */
  hasFixedOrder: boolean;
  /** Pauses the feeds, as Save-Data does: a test of something else is done in two thirds of the processor time. */
  startsPaused: boolean;
}

/** Runs first in the page. */
function skipLoading(): void {
  try {
    window.localStorage.setItem('roadfeedLoadingSeen', new Date().toDateString());
  } catch {
    // A page without an origin, such as about:blank, has no storage.
  }
}

/** Runs first in the page: a shuffle that puts the demo network's broken cameras late, so a test of the wall never meets one. */
function fixShuffle(): void {
  // Not in frames or in Google's window, whose pages are not ours.
  if (window.parent !== window || window.opener !== null) return;
  const state = (window.history.state ?? {}) as Record<string, unknown>;
  if (state.roadfeed === undefined) window.history.replaceState({ ...state, roadfeed: { seed: 1310 } }, '');
}

/** Runs first in the page. */
function saveData(): void {
  Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } });
}

/** Prepares a context so nothing is slow or broken by chance. */
export async function prepareContext(context: BrowserContext, visit: Visit): Promise<void> {
  const { showsLoading, hasFixedOrder, startsPaused } = visit;
  if (startsPaused) await context.addInitScript(saveData);
  if (hasFixedOrder) await context.addInitScript(fixShuffle);
  if (!showsLoading) await context.addInitScript(skipLoading);
}

const isOnPhone = (tags: readonly string[]): boolean => tags.includes('@phone');

interface SafetyNet {
  /** Checked at the end of every test. */
  problems: ProblemCollector;
  /** Allows a problem the test causes on purpose; the test fails if it does not occur. */
  expectProblem: (pattern: RegExp, why: string) => void;
}

/**
 * Playwright's `test` with a safety net: a console error, an uncaught error, a violation of the content security policy, a
 * failed or external request, or a status of 400 and above fails the test unless it was named with `expectProblem`. Tests tagged
 * `@phone` run on a phone.
 */
export const test = base.extend<SafetyNet & Visit>({
  showsLoading: [false, { option: true }],
  hasFixedOrder: [true, { option: true }],
  startsPaused: [false, { option: true }],
  // In the same workers as all others: a further project would start browsers of its own.
  viewport: ({ viewport }, use, { tags }) => use(isOnPhone(tags) ? { width: 390, height: 844 } : viewport),
  hasTouch: ({ hasTouch }, use, { tags }) => use(isOnPhone(tags) || hasTouch),
  isMobile: ({ isMobile }, use, { tags }) => use(isOnPhone(tags) || isMobile),
  context: async ({ context, showsLoading, hasFixedOrder, startsPaused }, use) => {
    await prepareContext(context, { showsLoading, hasFixedOrder, startsPaused });
    await use(context);
  },
  problems: [
    async ({ context }, use) => {
      const collector = await ProblemCollector.watch(context);
      await use(collector);
      await collector.expectNone();
    },
    { auto: true },
  ],
  expectProblem: async ({ problems }, use) => {
    await use((pattern, why) => {
      problems.expect(pattern, why);
    });
  },
});
