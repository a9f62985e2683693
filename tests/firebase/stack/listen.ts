import { createServer, type RequestListener } from 'node:http';

/** Stops a part and resolves when its port is free. */
export type Stop = () => Promise<void>;

/** Serves HTTP on this machine only. @throws If the port is taken. */
export async function listen(port: number, answer: RequestListener): Promise<Stop> {
  const server = createServer(answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
}
