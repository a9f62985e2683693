import { EventEmitter, once } from 'node:events';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Stop } from './listen';

export interface ReceivedMail {
  readonly to: readonly string[];
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A local SMTP server that keeps all mails and forwards none. */
export class Mailbox {
  private mails: ReceivedMail[] = [];
  private readonly arrivals = new EventEmitter<{ mail: [] }>().setMaxListeners(0);

  /** @throws If the port is taken. */
  async start(port: number): Promise<Stop> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData: (stream, { envelope }, done) => {
        this.keep(
          text(stream),
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
   * Waits for this many mails to an address.
   * @throws AbortError if they do not arrive in time.
   */
  async waitFor(address: string, count: number, signal: AbortSignal): Promise<ReceivedMail[]> {
    while (this.to(address).length < count) await once(this.arrivals, 'mail', { signal });
    return this.to(address);
  }

  private to(address: string): ReceivedMail[] {
    return this.mails.filter(({ to }) => to.includes(address));
  }

  private async keep(source: Promise<string>, to: readonly string[]): Promise<void> {
    const { from, subject = '', text: plain = '', html = '' } = await PostalMime.parse(await source);
    this.mails.push({ to, from: from?.address ?? '', subject, text: plain, html });
    this.arrivals.emit('mail');
  }
}
