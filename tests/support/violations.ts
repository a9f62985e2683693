import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** axe's findings for WCAG 2.2 AA and best practices. */
export async function violations(page: Page): Promise<{ id: string; nodes: string[] }[]> {
  const report = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return report.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
}
