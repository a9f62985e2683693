/** One server of `npm start`: a cluster worker that serves one build until a newer one takes over. */
import { createServer } from 'node:http';
import { Server } from 'node:net';
import next from 'next';
import { register } from 'tsx/esm/api';

/** Longer downloads are cut off. */
const LEAVE_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 2_000;

const port = Number(process.env.PORT);
const app = next({ dev: false, port });
// The only TypeScript here, and its compiler leaves before Next arrives, which has one of its own.
const typescript = register({ namespace: 'serve' });
const { createJsonServer } = await typescript.import('./serve-json.ts', import.meta.url);
const { refuseRequest } = await typescript.import('./refuse-request.ts', import.meta.url);
await typescript.unregister();
await app.prepare();
const answerJson = createJsonServer();
const handle = app.getRequestHandler();
let isLeaving = false;

const server = createServer((request, response) => {
  response.shouldKeepAlive &&= !isLeaving;
  if (!refuseRequest(request, response) && !answerJson(request, response)) void handle(request, response);
});

/**
 * Accepts no more connections and ends with the last one. Not `server.close()`: it also cuts connections that are idle at this
 * moment, while a request may be on its way.
 */
process.on('message', () => {
  isLeaving = true;
  Server.prototype.close.call(server, () => process.exit(0));
  setTimeout(() => process.exit(0), LEAVE_LIMIT_MS);
  // The port belongs to `npm start`, which has been told of the end by now: no new connection comes here after this message.
  process.send('left');
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    setTimeout(() => process.exit(0), STOP_LIMIT_MS);
  });
}

server.listen(port, process.env.HOST);
