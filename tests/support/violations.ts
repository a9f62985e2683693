import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe has against a page as it is now, by WCAG 2.2 AA and good practice. */
export async function violations(page: Page): Promise<{ id: string; nodes: string[] }[]> {
  const report = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return report.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
}
