import { handleDemoRequest } from '@/demo/serve/handle-request';
import type { FaultPlan } from '@/demo/feeds/faults';
import type { FeedId } from '@/demo/feeds/feed-address';
import { demoJson, findBuiltInFault } from '@/demo/network/network';
import { createDemoContext } from '@/demo/serve/server-context';
import { parseDataName } from '@/lib/camera-files/read-folder';
import { sendWeb, serve, type Served } from './loopback';

export interface Simulator extends Served {
  /** Makes the feed fail like this; times count from the next request. */
  setFault(feedId: FeedId, plan: FaultPlan): void;
}

const DATA_PREFIX = '/camera-data/';

/**
 * The demo network on a free local port, readable from every origin, with faults a test can set. Its `/camera-data` files use
 * absolute feed addresses, so a site of another origin can show them.
 */
export async function startSimulator(faults: Readonly<Record<FeedId, FaultPlan>> = {}): Promise<Simulator> {
  const plans = new Map<FeedId, FaultPlan>(Object.entries(faults));
  const context = createDemoContext((feedId) => plans.get(feedId) ?? findBuiltInFault(feedId));

  const server = await serve((request, response) => {
    const url = new URL(request.url ?? '/', server.url);
    const gone = new AbortController();
    response.on('close', () => {
      gone.abort();
    });
    const answer = url.pathname.startsWith(DATA_PREFIX)
      ? Promise.resolve(dataAnswer(url.pathname.slice(DATA_PREFIX.length), server.url))
      : handleDemoRequest(
          { method: request.method ?? 'GET', path: url.pathname, query: url.searchParams, signal: gone.signal },
          context,
        );
    void answer.then((web) => sendWeb(web, response));
  });

  return {
    ...server,
    setFault: (feedId, plan) => {
      plans.set(feedId, plan);
      context.forget(feedId);
    },
  };
}

function dataAnswer(file: string, origin: string): Response {
  const name = parseDataName(file);
  const headers = { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' };
  if (name === null) return new Response('{}', { status: 404, headers });
  return new Response(demoJson(name).replaceAll('"/demo/', `"${origin}/demo/`), { headers });
}
