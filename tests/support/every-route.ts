import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import path from 'node:path';

const BUILD = path.resolve('.next-server');
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
const ELSEWHERE = { Origin: 'https://elsewhere.example' };
/** A browser's requests for a form, a fetch, and a server action of another site. */
const REFUSED = [
  ...['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].map((method) => ({ method, headers: { ...ELSEWHERE } })),
  ...FORMS.map((type) => ({ method: 'POST', headers: { 'Content-Type': type } })),
  { method: 'POST', headers: { ...ELSEWHERE, 'Next-Action': '0'.repeat(42) } },
];
const READING = ['GET', 'HEAD'].map((method) => ({ method, headers: {} }));
/** Addresses of no route, and those under which Next keeps its error pages. */
const FURTHER = ['/index', '/404', '/500', '/_error', '/_document', '/nowhere', '/no/where', '/camera-data/index.json'];
const MALFORMED = ['/%E0%A4%A', '/%', '/new-york/%zz'];

const readManifest = (name: string) => JSON.parse(readFileSync(path.join(BUILD, name), 'utf8')) as unknown;

/** An address of every route of the build. */
function listRoutes(): string[] {
  const routes = Object.values(readManifest('app-path-routes-manifest.json') as Record<string, string>);
  const { routes: prerendered } = readManifest('prerender-manifest.json') as {
    routes: Record<string, { srcRoute: string | null }>;
  };
  const findBuilt = (route: string) => Object.entries(prerendered).find(([, { srcRoute }]) => srcRoute === route)?.[0];
  return routes.map((route) => findBuilt(route) ?? route.replaceAll(/\[.*?\]/g, 'x'));
}

interface Answer {
  readonly asked: string;
  readonly method: string;
  readonly status: number;
  readonly isPage: boolean;
  readonly policy: string;
}

interface Asked {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
}

function ask(address: URL, { method, headers }: Asked, agent: Agent): Promise<Answer> {
  const asked = [method, address.pathname, ...Object.values(headers)].join(' ');
  return new Promise((resolve, reject) => {
    request(address, { method, headers, agent }, (answer) => {
      const read = (name: string) => String(answer.headers[name] ?? '');
      answer.resume().on('end', () => {
        resolve({
          ...{ asked, method, status: answer.statusCode ?? 0, isPage: read('content-type').startsWith('text/html') },
          policy: read('content-security-policy'),
        });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** Asks a server of the build for every route with every method. */
export async function askEveryRoute(origin: string, routes = [...listRoutes(), ...FURTHER]): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const answers = await Promise.all(
    routes.flatMap((route) => [...READING, ...REFUSED].map((asked) => ask(new URL(`${origin}${route}`), asked, agent))),
  );
  agent.destroy();
  return answers;
}

export const askMalformed = (origin: string) => askEveryRoute(origin, MALFORMED);

/** Pages without the policy that every page has. Other sites may frame one of them. */
export const withoutPolicy = (answers: readonly Answer[]): string[] =>
  answers
    .filter(({ isPage }) => isPage)
    .filter(({ asked, policy }) => {
      const frames = /^(GET|HEAD) \/embed$/.test(asked) ? '\\*' : "'none'";
      return !new RegExp(`^script-src 'self' .*; object-src 'none'.*; frame-ancestors ${frames}$`).test(policy);
    })
    .map(({ asked }) => asked);

/** Answers to writing requests that were not refused. The demo network answers OPTIONS. */
export const notRefused = (answers: readonly Answer[]): string[] =>
  answers
    .filter(
      ({ method, asked }) => !READING.some((reading) => reading.method === method) && !/OPTIONS \/demo/.test(asked),
    )
    .filter(({ status, isPage }) => status < 400 || status >= 500 || isPage)
    .map(({ asked, status }) => `${asked}: ${status}`);
