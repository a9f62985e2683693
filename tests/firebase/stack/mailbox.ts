import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { listen, type Served } from '../../support/loopback';
import type { StackSettings } from './stack-settings';

export interface ReceivedMail {
  readonly to: readonly string[];
  readonly text: string;
}

/** An email that has not arrived by then is missing. */
const MAIL_TIMEOUT_MS = 20_000;

/** A mail server that keeps all mails and forwards none, and a site that gives those to `/mails?to=ADDRESS`, once there is one. */
export async function startMailbox({ smtp, mails }: StackSettings): Promise<Served> {
  const received: ReceivedMail[] = [];
  const arrivals = new EventEmitter<{ mail: [] }>().setMaxListeners(0);
  const keep = async (source: Promise<string>, to: readonly string[]) => {
    const { text: plain = '' } = await PostalMime.parse(await source);
    received.push({ to, text: plain });
    arrivals.emit('mail');
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const to = envelope.rcptTo.map(({ address }) => address);
      keep(text(stream), to).then(() => done(), done);
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    server.listen(smtp, '127.0.0.1', resolve);
  });
  const findMails = async (address: string | null) => {
    const find = () => received.filter(({ to }) => address === null || to.includes(address));
    const signal = AbortSignal.timeout(MAIL_TIMEOUT_MS);
    while (address !== null && find().length === 0) await once(arrivals, 'mail', { signal });
    return find();
  };
  const site = createServer((request, response) => {
    findMails(new URL(request.url ?? '/', 'http://127.0.0.1').searchParams.get('to')).then(
      (found) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found)),
      (error: unknown) => response.writeHead(504).end(String(error)),
    );
  });
  return listen(site, mails);
}
