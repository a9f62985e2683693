import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** axe's findings for the named rules; by default for WCAG 2.2 AA and best practices. */
export async function violations(
  page: Page,
  { within = 'html', rules = [] }: { within?: string; rules?: string[] } = {},
): Promise<{ id: string; nodes: string[] }[]> {
  const axe = new AxeBuilder({ page }).include(within);
  const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const report = await (rules.length > 0 ? axe.withRules(rules) : axe.withTags(tags)).analyze();
  return report.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
}
