import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { resetMail } from '../src/reset-mail.ts';
import { smtpMailer, type SmtpSettings } from '../src/smtp-mailer.ts';

const FROM = 'Roadfeed <no-reply@roadfeed.example>';
const MAIL = resetMail('https://roadfeed.example', 'code-1');
const servers: SMTPServer[] = [];
/** Clock of all mailers. */
let nowMs = 0;
const openMailer = (settings: SmtpSettings) => smtpMailer(settings, () => nowMs);

/** A mail server on a free local port, and the mails it received. */
async function startServer(options: SMTPServerOptions) {
  const mails: { from: string; to: string[]; body: string }[] = [];
  const server = new SMTPServer({
    ...options,
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), body: decode(chunks) });
        done();
      });
    },
  });
  // Clients that require TLS hang up.
  server.on('error', () => undefined);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  return { mails, port: typeof address === 'object' && address ? address.port : 0 };
}

/** The part of quoted-printable that these mails use. */
const decode = (chunks: readonly Buffer[]) =>
  Buffer.concat(chunks).toString().replaceAll('=\r\n', '').replaceAll('=3D', '=');

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise<void>((resolve) => server.close(resolve))));
});

test('sends the link to one address in plain text and HTML', async () => {
  const { mails, port } = await startServer({ authOptional: true, disabledCommands: ['STARTTLS'] });
  const mailer = openMailer({ url: `smtp://127.0.0.1:${port}`, from: FROM, needsTls: false });
  await mailer.check();
  await mailer.send('driver@roadfeed.example', MAIL);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ from: 'no-reply@roadfeed.example', to: ['driver@roadfeed.example'] });
  expect(mails[0]?.body).toContain('Subject: Choose a new Roadfeed password\r\n');
  expect(mails[0]?.body).toContain('Auto-Submitted: auto-generated\r\n');
  expect(mails[0]?.body).toContain('\r\nhttps://roadfeed.example/reset-password?oobCode=code-1\r\n');
  expect(mails[0]?.body).toContain('href="https://roadfeed.example/reset-password?oobCode=code-1"');
});

test('logs in with the user and password of the URL', async () => {
  const logins: string[] = [];
  const { mails, port } = await startServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) => {
      logins.push(`${username ?? ''} ${password ?? ''}`);
      done(null, { user: username ?? '' });
    },
  });
  const mailer = openMailer({ url: `smtp://post%40office:p%2Fw@127.0.0.1:${port}`, from: FROM, needsTls: false });
  await mailer.send('driver@roadfeed.example', MAIL);
  expect(logins).toEqual(['post@office p/w']);
  expect(mails).toHaveLength(1);
});

test('checks the login at most once a minute, and all callers share the result', async () => {
  let logins = 0;
  const { port } = await startServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => {
      logins += 1;
      if (logins === 1) done(new Error('no'));
      else done(null, { user: 'a' });
    },
  });
  const mailer = openMailer({ url: `smtp://a:b@127.0.0.1:${port}`, from: FROM, needsTls: false });
  const results = await Promise.allSettled([mailer.check(), mailer.check()]);
  nowMs += 59_999;
  await expect(mailer.check()).rejects.toMatchObject({ code: 'EAUTH' });
  expect([results.map(({ status }) => status), logins]).toEqual([['rejected', 'rejected'], 1]);
  nowMs += 1;
  await Promise.all([mailer.check(), mailer.check()]);
  expect(logins).toBe(2);
});

test('sends no mail to a server without TLS if TLS is required', async () => {
  const { mails, port } = await startServer({ authOptional: true, disabledCommands: ['STARTTLS'] });
  const mailer = openMailer({ url: `smtp://127.0.0.1:${port}`, from: FROM, needsTls: true });
  await expect(mailer.check()).rejects.toMatchObject({ code: 'ETLS' });
  await expect(mailer.send('driver@roadfeed.example', MAIL)).rejects.toMatchObject({ code: 'ETLS' });
  expect(mails).toHaveLength(0);
});

test('the check fails if no server answers', async () => {
  const { port } = await startServer({ authOptional: true, disabledCommands: ['STARTTLS'] });
  await new Promise<void>((resolve) => servers.splice(0)[0]?.close(resolve));
  const mailer = openMailer({ url: `smtp://127.0.0.1:${port}`, from: FROM, needsTls: false });
  await expect(mailer.check()).rejects.toMatchObject({ code: 'ESOCKET' });
});
