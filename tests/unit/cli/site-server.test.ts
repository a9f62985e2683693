import { EventEmitter } from 'node:events';
import { getRestartDelayMs, SiteServer } from '@/lib/cli/site-server';

const mockFork = jest.fn();
const mockWaits: number[] = [];
jest.mock('node:cluster', () => ({
  __esModule: true,
  default: {
    setupPrimary: () => undefined,
    fork: (environment: unknown) => mockFork(environment) as unknown,
    workers: {},
  },
}));
jest.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => {
    mockWaits.push(ms);
    return Promise.resolve();
  },
}));

class FakeWorker extends EventEmitter {
  readonly process = { kill: jest.fn(() => this.emit('exit')) };
  isConnected = () => false;
  readonly send = jest.fn();
}

let workers: FakeWorker[] = [];
let folders: string[] = [];
let lines: string[] = [];

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'performance'] });
  [workers, folders, lines] = [[], [], []];
  mockWaits.length = 0;
  mockFork.mockImplementation(({ NEXT_DIST_DIR }: Record<'NEXT_DIST_DIR', string>) => {
    folders.push(NEXT_DIST_DIR);
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
});

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

async function serve(): Promise<SiteServer> {
  const server = new SiteServer({ host: '127.0.0.1', port: 1 }, (line) => lines.push(line));
  const served = server.serve('.next-server', {});
  workers[0]?.emit('listening');
  await served;
  return server;
}

test('a server that crashes again and again restarts later each time, up to a minute, and at once after a stable minute', () => {
  const delays = Array.from({ length: 8 }).reduce<number[]>(
    (all) => [...all, getRestartDelayMs(all.at(-1) ?? 0, 10)],
    [],
  );
  expect(delays).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  expect(getRestartDelayMs(60_000, 60_000)).toBe(0);
});

test('a worker that does not listen is killed after a minute', async () => {
  const server = new SiteServer({ host: '127.0.0.1', port: 1 }, () => undefined);
  const served = server.serve('.next-server', {});
  jest.advanceTimersByTime(59_000);
  expect(workers[0]?.process.kill).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  expect(workers[0]?.process.kill).toHaveBeenCalledWith('SIGKILL');
  await expect(served).rejects.toThrow('The server of .next-server does not start.');
});

test('a server that crashes before it listens is restarted, too, and later each time', async () => {
  await serve();
  for (const number of [0, 1, 2]) {
    workers[number]?.emit('exit');
    await nextTurn();
  }
  expect(mockWaits).toEqual([1_000, 2_000, 4_000]);
  expect(workers).toHaveLength(4);
  workers[3]?.emit('listening');
  await nextTurn();
  workers[3]?.emit('exit');
  await nextTurn();
  expect(mockWaits.at(-1)).toBe(8_000);
  expect(lines).toContain('The server ended unexpectedly. Restarting in 1 s ...');
});

test.each([
  ['listening', [['leave']]],
  ['exit', []],
])('new pages stay if, after the switch to them, a restart of the old ones says "%s"', async (event, told) => {
  const server = await serve();
  workers[0]?.emit('exit');
  await nextTurn();
  const switched = server.serve('.next-server-2', {});
  workers[2]?.emit('listening');
  await switched;
  workers[1]?.emit(event);
  await nextTurn();
  expect(workers[1]?.send.mock.calls).toEqual(told);
  workers[2]?.emit('exit');
  await nextTurn();
  expect(folders).toEqual(['.next-server', '.next-server', '.next-server-2', '.next-server-2']);
});
