/** Software rendering and a busy machine are slow. */
export const TIMEOUT_MS = 45_000;

/** Reads something from the page. It runs in the browser, so it can use nothing but its argument. */
type Read<T> = (selector: string) => T;

/** A browser, reduced to what the smoke needs and both protocols can do. */
export interface Engine {
  readonly version: string;
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  read<T>(read: Read<T>, selector: string): Promise<T>;
  /** @throws If it has not become true in time. */
  waitFor(condition: Read<boolean>, selector: string): Promise<void>;
  click(selector: string): Promise<void>;
  close(): Promise<void>;
}

/** One row of the run: a browser, and what it can do. */
export interface Subject {
  readonly name: string;
  readonly playsVideo: boolean;
  /** Debian's packages that bring it. */
  readonly packages: readonly string[];
  launch(): Promise<Engine>;
}

/** True as soon as a click on the element's middle reaches it: it is shown, and no overlay is above it. */
export function canBeClicked(selector: string): boolean {
  const element = document.querySelector(selector);
  if (element === null) return false;
  element.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
