import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test';

/** Something that must not happen in a browser test unless the test says so. */
export interface Problem {
  readonly kind:
    'console error' | 'page error' | 'policy violation' | 'failed request' | 'external request' | 'bad response';
  /** What the browser said, with the address it said it of. */
  readonly text: string;
}

interface ExpectedProblem {
  readonly pattern: RegExp;
  readonly why: string;
}

/** Name of the function through which a page reports a violation of its content security policy. */
const REPORT_VIOLATION = '__reportPolicyViolation';
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
/** The page itself gave the request up: it left, stopped a video or aborted a fetch. Nothing failed. */
const GIVEN_UP = 'net::ERR_ABORTED';

const isExternal = (url: string) => /^(https?|wss?):/.test(url) && !LOOPBACK.test(new URL(url).hostname);

/** Runs in every document before its own scripts. */
function reportViolations(reporterName: string): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
    const report = (window as unknown as Record<string, (text: string) => void>)[reporterName];
    report?.(`${effectiveDirective} blocked ${blockedURI} ${sourceFile} ${sample}`.trim());
  });
}

/**
 * Watches all pages of a browser context and keeps what went wrong. `verdict` is empty for a clean test; otherwise it says
 * what came unexpectedly and what was expected but never came.
 */
export class ProblemCollector {
  readonly #problems: Problem[] = [];
  readonly #expected: ExpectedProblem[] = [];
  readonly #context: BrowserContext;

  private constructor(context: BrowserContext) {
    this.#context = context;
  }

  /** Starts to watch; call it before the context opens its first page. */
  static async watch(context: BrowserContext): Promise<ProblemCollector> {
    const collector = new ProblemCollector(context);
    context.on('console', (message) => {
      collector.#addConsole(message);
    });
    context.on('weberror', (webError) => {
      collector.#add('page error', webError.error().stack ?? webError.error().message);
    });
    context.on('requestfailed', (request) => {
      collector.#addFailed(request);
    });
    context.on('response', (response) => {
      collector.#addResponse(response);
    });
    await context.exposeBinding(REPORT_VIOLATION, (_source, text: string) => {
      collector.#add('policy violation', text);
    });
    await context.addInitScript(reportViolations, REPORT_VIOLATION);
    return collector;
  }

  /**
   * Allows the problems whose text matches, and demands at least one of them.
   * @param why Ends up in the report when the problem never came.
   */
  expect(pattern: RegExp, why: string): void {
    this.#expected.push({ pattern, why });
  }

  /** One line a complaint, after the pages have had the time to say what is still under way. */
  async verdict(): Promise<string[]> {
    const pages = this.#context.pages();
    // A page that crashed or was closed has nothing left to say.
    await Promise.all(pages.map((page) => page.evaluate(() => undefined).catch(() => undefined)));
    const unexpected = this.#problems.filter(({ text }) => !this.#expected.some(({ pattern }) => pattern.test(text)));
    const missing = this.#expected.filter(({ pattern }) => !this.#problems.some(({ text }) => pattern.test(text)));
    return [
      ...unexpected.map(({ kind, text }) => `${kind}: ${text}`),
      ...missing.map(({ pattern, why }) => `expected problem never came: ${String(pattern)} (${why})`),
    ];
  }

  /** @throws When something went wrong that nobody expected, or did not that somebody did. */
  async expectNone(): Promise<void> {
    const complaints = await this.verdict();
    if (complaints.length > 0) throw new Error(`The browser reported problems:\n${complaints.join('\n')}`);
  }

  #add(kind: Problem['kind'], text: string): void {
    this.#problems.push({ kind, text });
  }

  #addConsole(message: ConsoleMessage): void {
    if (message.type() === 'error') this.#add('console error', `${message.text()} ${message.location().url}`.trim());
  }

  #addFailed(request: Request): void {
    const reason = request.failure()?.errorText ?? 'no reason given';
    if (reason === GIVEN_UP) return;
    const kind = isExternal(request.url()) ? 'external request' : 'failed request';
    this.#add(kind, `${request.method()} ${request.url()} ${reason}`);
  }

  #addResponse(response: Response): void {
    if (response.status() >= 400) this.#add('bad response', `${response.status()} ${response.url()}`);
  }
}
