import axe from 'axe-core';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * axe's findings for these tags or rules; by default for WCAG 2.2 AA and best practices. In the page itself: `@axe-core/playwright`
 * opens a blank page for each analysis, which takes four times the processor time.
 */
export async function violations(page: Page, runOnly = TAGS): Promise<{ id: string; nodes: string[] }[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    // A dialog that is fading in has less contrast.
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const report = await inPage.run({ runOnly: only, resultTypes: ['violations'] });
    return report.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
  }, runOnly);
}
