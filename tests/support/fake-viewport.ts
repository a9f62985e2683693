/** The viewport features jsdom lacks; the test decides visibility and reduced motion. */
class FakeViewport {
  prefersReducedMotion = false;
  private readonly observers = new Set<(isIntersecting: boolean) => void>();
  private isInViewport = true;

  install(): void {
    const { observers } = this;
    const isInViewport = () => this.isInViewport;
    window.IntersectionObserver = class {
      private readonly targets = new Set<Element>();
      constructor(private readonly callback: IntersectionObserverCallback) {}
      private readonly tell = (isIntersecting: boolean) => {
        const entries = [...this.targets].map((target) => ({ target, isIntersecting }) as IntersectionObserverEntry);
        this.callback(entries, this as unknown as IntersectionObserver);
      };
      observe(element: Element): void {
        observers.add(this.tell);
        this.targets.add(element);
        this.tell(isInViewport());
      }
      unobserve(element: Element): void {
        this.targets.delete(element);
      }
      disconnect(): void {
        observers.delete(this.tell);
      }
    } as unknown as typeof IntersectionObserver;
    window.ResizeObserver = class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    };
    window.matchMedia = () =>
      ({
        matches: this.prefersReducedMotion,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList;
  }

  restore(): void {
    Reflect.deleteProperty(window, 'IntersectionObserver');
    Reflect.deleteProperty(window, 'ResizeObserver');
    Reflect.deleteProperty(window, 'matchMedia');
    Reflect.deleteProperty(document, 'visibilityState');
    this.prefersReducedMotion = false;
    this.isInViewport = true;
  }

  /** Scrolls everything into or out of the viewport. */
  scroll(isInViewport: boolean): void {
    this.isInViewport = isInViewport;
    for (const tell of [...this.observers]) tell(isInViewport);
  }

  /** Shows or hides the page, like switching tabs. */
  showPage(isVisible: boolean): void {
    const value: DocumentVisibilityState = isVisible ? 'visible' : 'hidden';
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }
}

/** Shared by all component tests. */
export const viewport = new FakeViewport();

beforeEach(() => viewport.install());
afterEach(() => viewport.restore());
