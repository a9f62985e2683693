import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test';

interface Problem {
  readonly kind:
    | 'console error'
    | 'page error'
    | 'policy violation'
    | 'failed request'
    | 'external request'
    | 'bad response';
  /** The browser's message and its address. */
  readonly text: string;
}

interface ExpectedProblem {
  readonly pattern: RegExp;
  readonly why: string;
}

/** Function through which a page reports a violation of its content security policy. */
const REPORT_VIOLATION = '__reportPolicyViolation';
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
/** The browser resolves no outside host, so the map draws the embedded basemap, and cameras of agencies have no weather. */
const UNREACHABLE =
  /https:\/\/(tiles\.openfreemap\.org|api\.weather\.(gov|gc\.ca))\/.*ERR_NAME_NOT_RESOLVED|ERR_NAME_NOT_RESOLVED.*https:\/\/(tiles\.openfreemap\.org|api\.weather\.(gov|gc\.ca))\//;
/** The page canceled the request itself, for example by leaving. Nothing failed. */
const CANCELED = 'net::ERR_ABORTED';

const isExternal = (url: string) => /^(https?|wss?):/.test(url) && !LOOPBACK.test(new URL(url).hostname);

/** Runs first in every document. */
function reportViolations(reporterName: string): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
    const report = (window as unknown as Record<string, (text: string) => void>)[reporterName];
    report?.(`${effectiveDirective} blocked ${blockedURI} ${sourceFile} ${sample}`.trim());
  });
}

/**
 * Records problems on all pages of a browser context. `verdict` lists unexpected problems, and expected ones that did not
 * occur.
 */
export class ProblemCollector {
  private readonly problems: Problem[] = [];
  private readonly expected: ExpectedProblem[] = [];
  private readonly context: BrowserContext;

  private constructor(context: BrowserContext) {
    this.context = context;
  }

  /** Call it before the context opens its first page. */
  static async watch(context: BrowserContext): Promise<ProblemCollector> {
    const collector = new ProblemCollector(context);
    context.on('console', (message) => {
      collector.addConsole(message);
    });
    context.on('weberror', (webError) => {
      collector.add('page error', webError.error().stack ?? webError.error().message);
    });
    context.on('requestfailed', (request) => {
      collector.addFailed(request);
    });
    context.on('response', (response) => {
      collector.addResponse(response);
    });
    await context.exposeBinding(REPORT_VIOLATION, (_source, text: string) => {
      collector.add('policy violation', text);
    });
    await context.addInitScript(reportViolations, REPORT_VIOLATION);
    return collector;
  }

  /**
   * Allows problems whose text matches, and requires at least one.
   * @param why Reported if the problem does not occur.
   */
  expect(pattern: RegExp, why: string): void {
    this.expected.push({ pattern, why });
  }

  /** One line per problem, after pending events of the pages have arrived. */
  async verdict(): Promise<string[]> {
    const pages = this.context.pages();
    // Fails for a crashed or closed page.
    await Promise.all(pages.map((page) => page.evaluate(() => undefined).catch(() => undefined)));
    const unexpected = this.problems.filter(({ text }) => !this.expected.some(({ pattern }) => pattern.test(text)));
    const missing = this.expected.filter(({ pattern }) => !this.problems.some(({ text }) => pattern.test(text)));
    return [
      ...unexpected.map(({ kind, text }) => `${kind}: ${text}`),
      ...missing.map(({ pattern, why }) => `expected problem never came: ${pattern} (${why})`),
    ];
  }

  /** @throws If the verdict is not empty. */
  async expectNone(): Promise<void> {
    const complaints = await this.verdict();
    if (complaints.length > 0) throw new Error(`The browser reported problems:\n${complaints.join('\n')}`);
  }

  private add(kind: Problem['kind'], text: string): void {
    if (!UNREACHABLE.test(text)) this.problems.push({ kind, text });
  }

  private addConsole(message: ConsoleMessage): void {
    if (message.type() === 'error') this.add('console error', `${message.text()} ${message.location().url}`.trim());
  }

  private addFailed(request: Request): void {
    const reason = request.failure()?.errorText ?? 'no reason given';
    if (reason === CANCELED) return;
    const kind = isExternal(request.url()) ? 'external request' : 'failed request';
    this.add(kind, `${request.method()} ${request.url()} ${reason}`);
  }

  private addResponse(response: Response): void {
    if (response.status() >= 400) this.add('bad response', `${response.status()} ${response.url()}`);
  }
}
