import { EventEmitter } from 'node:events';
import { getRestartDelayMs, SiteServer } from '@/lib/cli/site-server';

const mockFork = jest.fn();
const mockWaits: number[] = [];
jest.mock('node:cluster', () => ({
  __esModule: true,
  default: { setupPrimary: () => undefined, fork: () => mockFork() as unknown, workers: {} },
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
}

let workers: FakeWorker[] = [];
let lines: string[] = [];

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'performance'] });
  [workers, lines] = [[], []];
  mockWaits.length = 0;
  mockFork.mockImplementation(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
});

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

async function serve(): Promise<void> {
  const server = new SiteServer({ host: '127.0.0.1', port: 1 }, (line) => lines.push(line));
  const served = server.serve('.next-server', {});
  workers[0]?.emit('listening');
  await served;
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
