import { test as base, type BrowserContext } from '@playwright/test';
import { ProblemCollector } from './problem-collector';

export { expect } from '@playwright/test';

/** The basemap provider; tests have no network, so it answers that it has nothing, and the embedded basemap is drawn. */
const BASEMAP_PROVIDER = 'https://tiles.openfreemap.org/**';

interface Loading {
  /** The simulated loading is shown, as on the first visit; else this tab has seen it. */
  showsLoading: boolean;
}

/** Runs in the page, before everything else. */
function skipLoading(): void {
  try {
    window.sessionStorage.setItem('roadfeedLoadingSeen', '1');
  } catch {
    // A page without an origin, such as about:blank, keeps nothing.
  }
}

/**
 * Runs in the page, before everything else: a shuffle in which the demo network's broken cameras come late, so that a test of
 * the wall meets one only where it asks for it.
 */
function fixShuffle(): void {
  // Not in a frame, nor in a window of Google's: their pages are not ours, and before they come there is no history.
  if (window.parent !== window || window.opener !== null) return;
  const state = (window.history.state ?? {}) as Record<string, unknown>;
  if (state.roadfeed === undefined) window.history.replaceState({ ...state, roadfeed: { seed: 1310 } }, '');
}

/** Makes a context fit for a test: nothing is slow or broken by chance, and nobody asks for tiles that are not there. */
export async function prepareContext(context: BrowserContext, { showsLoading }: Loading): Promise<void> {
  await context.addInitScript(fixShuffle);
  if (!showsLoading) await context.addInitScript(skipLoading);
  await context.route(BASEMAP_PROVIDER, (route) => route.fulfill({ status: 204 }));
}

interface SafetyNet {
  /** What went wrong so far; checked at the end of every test. */
  problems: ProblemCollector;
  /** Allows a problem that this test causes on purpose; the test fails when it never comes. */
  expectProblem: (pattern: RegExp, why: string) => void;
}

/**
 * Playwright's `test` with a safety net: a console error, an uncaught error, a violation of the content security policy, a
 * failed or external request, or an answer of 400 and above fails the test, unless it was named with `expectProblem`.
 */
export const test = base.extend<SafetyNet & Loading>({
  showsLoading: [false, { option: true }],
  context: async ({ context, showsLoading }, use) => {
    await prepareContext(context, { showsLoading });
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
