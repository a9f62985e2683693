import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AgencyList } from '../bench/synthetic-agencies';
import { sendWeb, serve, type Served } from './loopback';

/** A host's misbehavior. The first of several that exclude each other applies. */
interface AgencyFault {
  /** Never responds. */
  readonly hang?: boolean;
  /** 302 to this address. */
  readonly redirect?: string;
  /** This status, with a small HTML body. */
  readonly status?: number;
  /** A bot check with status 200. */
  readonly html?: boolean;
  /** Sends only this share of the rows, from the start. */
  readonly shrink?: number;
}

interface HostLog {
  requests: number;
  maxConcurrent: number;
  readonly paths: string[];
}

const PAGE_ROWS = 100;
const BOT_PAGE = '<!DOCTYPE html><html><title>Just a moment...</title></html>';

/** A loopback server that plays the agencies: `/HOST/PATH` is `https://HOST/PATH`. */
export class AgencyServer {
  readonly faults = new Map<string, AgencyFault>();
  readonly hosts = new Map<string, HostLog>();
  /** Their `User-Agent`. */
  readonly agents = new Set<string | undefined>();
  /** Called for every request, before the response. */
  onRequest: (host: string) => void = () => undefined;
  /** Answers other than lists, such as feeds. */
  feeds: (address: string) => Promise<Response> = () => Promise.resolve(new Response(null, { status: 404 }));
  private readonly open = new Map<string, number>();
  private served: Served | undefined;

  constructor(private readonly lists: readonly AgencyList[]) {}

  /** Starts on a free port. @returns the address for `--upstream`. */
  async start(): Promise<string> {
    this.served = await serve((request, response) => this.handle(request, response));
    return this.served.url;
  }

  async stop(): Promise<void> {
    await this.served?.close();
  }

  /** Forgets faults and logs. */
  reset(): void {
    this.faults.clear();
    this.hosts.clear();
    this.agents.clear();
  }

  private handle(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const [, host = '', ...rest] = url.pathname.split('/');
    const path = `/${rest.join('/')}`;
    this.begin(host, path, response);
    this.agents.add(request.headers['user-agent']);
    this.onRequest(host);
    const fault = this.faults.get(host) ?? this.faults.get('*') ?? {};
    // One turn later, so requests sent together count as concurrent.
    setImmediate(() => this.respond({ host, path, query: url.searchParams, fault }, request, response));
  }

  private begin(host: string, path: string, response: ServerResponse): void {
    const log = this.hosts.get(host) ?? { requests: 0, maxConcurrent: 0, paths: [] };
    this.hosts.set(host, log);
    const open = (this.open.get(host) ?? 0) + 1;
    this.open.set(host, open);
    log.requests += 1;
    log.maxConcurrent = Math.max(log.maxConcurrent, open);
    log.paths.push(path);
    response.on('close', () => this.open.set(host, (this.open.get(host) ?? 1) - 1));
  }

  private respond(parsed: ParsedRequest, request: IncomingMessage, response: ServerResponse): void {
    const { fault } = parsed;
    if (fault.hang) return;
    if (fault.redirect !== undefined) response.writeHead(302, { Location: fault.redirect }).end();
    else if (fault.status !== undefined) response.writeHead(fault.status).end('<html>error</html>');
    else if (fault.html) response.end(BOT_PAGE);
    else this.sendList(parsed, response);
  }

  private sendList({ host, path, query, fault }: ParsedRequest, response: ServerResponse): void {
    const list = this.lists.find((entry) => entry.host === host && entry.path === path);
    if (!list) {
      void this.feeds(`${host}${path}`).then((feed) => sendWeb(feed, response));
      return;
    }
    const rows = list.rows.slice(0, Math.round(list.rows.length * (fault.shrink ?? 1)));
    const body = list.answer === 'pages' ? createPage(rows, query) : list.answer(rows);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(body);
  }
}

interface ParsedRequest {
  readonly host: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly fault: AgencyFault;
}

/** A page of the 511 platform: never more than 100 rows. */
function createPage(rows: readonly unknown[], query: URLSearchParams): string {
  const { start = 0 } = JSON.parse(query.get('query') ?? '{}') as { start?: number };
  const data = rows.slice(start, start + PAGE_ROWS);
  return JSON.stringify({ draw: 1, recordsTotal: rows.length, recordsFiltered: rows.length, data });
}
