import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FirestoreServer } from '../firestore/firestore-server';
import { clearAccounts } from './auth-emulator';
import { listen, type Stop } from './listen';
import type { Mailbox } from './mailbox';
import { PROJECT_ID, type StackSettings } from './stack-settings';

/** An email that has not arrived by then is missing. */
const MAIL_TIMEOUT_MS = 20_000;

interface Parts {
  readonly settings: StackSettings;
  readonly firestore: FirestoreServer;
  readonly mailbox: Mailbox;
}

async function clearAll({ settings, mailbox }: Parts): Promise<void> {
  const documents = `http://127.0.0.1:${settings.firestore}/emulator/v1/projects/${PROJECT_ID}/databases/(default)/documents`;
  await fetch(documents, { method: 'DELETE' });
  await clearAccounts(settings.auth);
  mailbox.clear();
}

/** Handlers by method and path; they return the response. */
const ROUTES: Readonly<Record<string, (parts: Parts, query: URLSearchParams) => unknown>> = {
  'GET /ready': ({ settings }) => settings,
  'GET /mails': ({ mailbox }, query) =>
    mailbox.waitFor(query.get('to') ?? '', Number(query.get('count') ?? 1), AbortSignal.timeout(MAIL_TIMEOUT_MS)),
  'POST /firestore/drop': ({ firestore }) => {
    firestore.dropConnections();
  },
  'POST /firestore/restart': ({ firestore }) => {
    firestore.forgetSessions();
  },
  'POST /firestore/stop': ({ firestore }) => {
    firestore.setReachable(false);
  },
  'POST /firestore/resume': ({ firestore }) => {
    firestore.setReachable(true);
  },
  'POST /clear': clearAll,
};

async function answer(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  const route = ROUTES[`${request.method ?? ''} ${url.pathname}`];
  if (route === undefined) {
    response.writeHead(404).end(`One of: ${Object.keys(ROUTES).join(', ')}`);
    return;
  }
  const body = JSON.stringify((await route(parts, url.searchParams)) ?? {});
  response.writeHead(200, { 'content-type': 'application/json' }).end(body);
}

/** Control requests of tests. Start it last: when it answers, everything else is ready. */
export const startControl = (parts: Parts): Promise<Stop> =>
  listen(parts.settings.control, (request, response) => {
    answer(parts, request, response).catch((error: unknown) => {
      response.writeHead(504).end(String(error));
    });
  });
