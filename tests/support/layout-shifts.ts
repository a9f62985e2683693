import type { BrowserContext, Page } from '@playwright/test';

/** A Chromium interface that TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/** Collects layout shifts and what moved. A word of one small label scores less than this. */
export async function watchShifts(context: BrowserContext): Promise<(page: Page) => Promise<string[]>> {
  await context.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        if (value < 0.000_5) continue;
        const moved = sources.map(({ node, previousRect: { x, y }, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.className} from ${x},${y} to ${currentRect.x},${currentRect.y}`;
        });
        shifts.push(`${value.toFixed(5)}: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return (page) => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
