import { EventEmitter, once } from 'node:events';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { readBody } from '../firestore/read-body';
import type { Stop } from './listen';

/** A mail as it was received. */
export interface ReceivedMail {
  readonly to: readonly string[];
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** An SMTP server on this machine that keeps all mails and sends none on. */
export class Mailbox {
  private mails: ReceivedMail[] = [];
  private readonly arrivals = new EventEmitter<{ mail: [] }>().setMaxListeners(0);

  /** @throws When the port is taken. */
  async start(port: number): Promise<Stop> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData: (stream, { envelope }, done) => {
        this.keep(
          readBody(stream),
          envelope.rcptTo.map(({ address }) => address),
        ).then(() => {
          done();
        }, done);
      },
    });
    await new Promise<void>((resolve, reject) => {
      server.on('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
    return () =>
      new Promise((resolve) => {
        server.close(resolve);
      });
  }

  clear(): void {
    this.mails = [];
  }

  /**
   * Mails to an address, once there are so many.
   * @throws AbortError when they do not come in time.
   */
  async waitFor(address: string, count: number, signal: AbortSignal): Promise<ReceivedMail[]> {
    while (this.to(address).length < count) await once(this.arrivals, 'mail', { signal });
    return this.to(address);
  }

  private to(address: string): ReceivedMail[] {
    return this.mails.filter(({ to }) => to.includes(address));
  }

  private async keep(source: Promise<string>, to: readonly string[]): Promise<void> {
    const { from, subject, text, html } = await PostalMime.parse(await source);
    this.mails.push({ to, from: from?.address ?? '', subject: subject ?? '', text: text ?? '', html: html ?? '' });
    this.arrivals.emit('mail');
  }
}
