/** Functions that the grid benchmark runs in a page. Each must be self-contained. */

interface Watch {
  keyAt: number;
  longTasks: number[];
  /** Milliseconds from the last key to the next paint. */
  painted(): Promise<number>;
  letter?: Promise<number>;
}

type Watched = Window & { readonly watch: Watch };

/** Records the time of the last key and all tasks above 50 ms. Runs first. */
export function installWatch(): void {
  const watch: Watch = {
    keyAt: 0,
    longTasks: [],
    painted: () =>
      new Promise((resolve) => {
        // Frame callbacks run before the paint, messages after it.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            resolve(performance.now() - watch.keyAt);
          };
          port2.postMessage(null);
        });
      }),
  };
  Object.assign(window, { watch });
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      watch.keyAt = timeStamp;
    },
    true,
  );
  new PerformanceObserver((list) => {
    watch.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
}

/** Milliseconds from the last key to the paint of a wall with `expected` cameras. */
export function paintedAfter(expected: number): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      const shown = document.querySelector('article[aria-setsize]')?.getAttribute('aria-setsize') ?? '0';
      if (shown !== String(expected)) return;
      observer.disconnect();
      resolve((window as unknown as Watched).watch.painted());
    };
    // Asking in each frame would make the page draw frames that it does not need.
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ['aria-setsize'] });
    look();
  });
}

/** Focuses a field above the page that only the watch listens to. */
export function addBareField(): void {
  const field = document.createElement('input');
  field.style.cssText = 'position: fixed; top: 0; left: 0; z-index: 1';
  const { watch } = window as unknown as Watched;
  field.addEventListener('input', () => {
    watch.letter = watch.painted();
  });
  document.body.append(field);
  field.focus();
}

/** Milliseconds from the last key to the paint of its letter in the bare field. */
export async function letterPainted(): Promise<number> {
  const { watch } = window as unknown as Watched;
  const { letter } = watch;
  if (!letter) throw new Error('The key reached no field');
  delete watch.letter;
  return await letter;
}

export interface Scroll {
  readonly longTasks: readonly number[];
  readonly mostNodes: number;
}

/** From the top, scrolls half a screen every second frame, and rests until the cards at the end have their pictures. */
export async function scrollThrough(steps: number): Promise<Scroll> {
  const { watch } = window as unknown as Watched;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const rest = async () => {
    for (let frames = 0; frames < 100; frames += 1) await frame();
  };
  scrollTo(0, 0);
  await rest();
  watch.longTasks = [];
  let mostNodes = 0;
  const count = () => {
    mostNodes = Math.max(mostNodes, document.querySelectorAll('*').length);
  };
  for (let step = 0; step < steps; step += 1) {
    scrollBy(0, innerHeight / 2);
    await frame();
    await frame();
    count();
  }
  await rest();
  count();
  return { longTasks: watch.longTasks, mostNodes };
}
