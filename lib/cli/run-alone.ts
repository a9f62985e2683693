import { type EventEmitter, once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';

export const findFault = (emitter: EventEmitter, event: string): Promise<string | null> =>
  once(emitter, event).then(
    () => null,
    (error: unknown) => (error as NodeJS.ErrnoException).code ?? 'unknown',
  );

/** The system closes the socket when the process ends, even by SIGKILL. @throws the refusal */
export async function runAlone(socket: string, refusal: string): Promise<Server> {
  const server = createServer((caller) => caller.destroy()).unref();
  if ((await findFault(server.listen(socket), 'listening')) !== 'EADDRINUSE') return server;
  const caller = connect(socket);
  const fault = await findFault(caller, 'connect');
  caller.destroy();
  if (fault !== 'ECONNREFUSED' && fault !== 'ENOENT') throw new Error(refusal);
  await rm(socket, { recursive: true, force: true });
  return runAlone(socket, refusal);
}
