/** Cluster worker of `npm start`: serves one build until a newer one takes over. */
import { createServer } from 'node:http';
import { Server } from 'node:net';
import next from 'next';
import { register } from 'tsx/esm/api';

const LEAVE_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 2_000;

const port = Number(process.env.PORT);
const app = next({ dev: false, port });
// Unregistered before Next loads its own compiler.
const typescript = register({ namespace: 'serve' });
const { createJsonServer, refuseRequest } = await typescript.import('./serve-json.ts', import.meta.url);
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
 * Accepts no more connections and ends with the last one. `server.close()` would cut idle keep-alive connections that
 * may carry a request.
 */
process.on('message', () => {
  isLeaving = true;
  Server.prototype.close.call(server, () => process.exit(0));
  setTimeout(() => process.exit(0), LEAVE_LIMIT_MS);
  process.send('left');
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    setTimeout(() => process.exit(0), STOP_LIMIT_MS);
  });
}

server.listen(port, process.env.HOST);
