/** Stands in for what jsdom lacks of a viewport: a test decides what is in sight, on a visible page, and moves how much. */
export class FakeViewport {
  prefersReducedMotion = false;
  private readonly observers = new Set<(isIntersecting: boolean) => void>();
  private isInSight = true;

  install(): void {
    const { observers } = this;
    const isInSight = () => this.isInSight;
    window.IntersectionObserver = class {
      private readonly tell: (isIntersecting: boolean) => void;
      constructor(callback: IntersectionObserverCallback) {
        this.tell = (isIntersecting) => {
          callback([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
        };
      }
      observe(): void {
        observers.add(this.tell);
        this.tell(isInSight());
      }
      disconnect(): void {
        observers.delete(this.tell);
      }
    } as unknown as typeof IntersectionObserver;
    window.matchMedia = () =>
      ({
        matches: this.prefersReducedMotion,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList;
  }

  /** Takes the stand-ins away again. */
  restore(): void {
    Reflect.deleteProperty(window, 'IntersectionObserver');
    Reflect.deleteProperty(window, 'matchMedia');
    Reflect.deleteProperty(document, 'visibilityState');
  }

  /** Scrolls everything in or out of sight. */
  scroll(isInSight: boolean): void {
    this.isInSight = isInSight;
    for (const tell of [...this.observers]) tell(isInSight);
  }

  /** Hides the page, as another tab in front of it does, or shows it. */
  showPage(isVisible: boolean): void {
    const value: DocumentVisibilityState = isVisible ? 'visible' : 'hidden';
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }
}
