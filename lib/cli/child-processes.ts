import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Container runtimes kill after 10 s. */
const STOP_LIMIT_MS = 9_000;
const PARENT_CHECK_MS = 1_000;

const running = new Set<ChildProcess>();

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}

/**
 * @param quiet environment of a command whose output is returned, not shown @param limitMs SIGTERM after this time
 * @returns the exit code, null after a signal
 */
export async function run(command: string, args: readonly string[], quiet?: Record<string, string>, limitMs?: number) {
  // With a pipe, sync prints lines instead of progress bars.
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', quiet ? 'pipe' : 'inherit'],
    env: { ...process.env, ...quiet },
    detached: true,
    ...(limitMs !== undefined && { timeout: limitMs }),
  });
  running.add(child);
  let output = '';
  if (quiet)
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  else child.stdout?.pipe(process.stdout);
  const [code] = (await once(child, 'close')) as [number | null];
  running.delete(child);
  return { code, output };
}

/** Stops on SIGINT, SIGTERM, and SIGHUP, and when the parent npm process is gone. */
export function exitWhenTold(stop: () => Promise<unknown>, exitCode = 0): void {
  let isStopping = false;
  const exit = async () => {
    if (isStopping) return;
    isStopping = true;
    const children = [...running];
    // Not `close`: a grandchild may keep the pipes open.
    const ends = children.map((child) => once(child, 'exit'));
    for (const child of children) signalGroup(child, 'SIGTERM');
    setTimeout(() => {
      process.exit(exitCode);
    }, STOP_LIMIT_MS);
    await Promise.all([...ends, stop()]);
    process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void exit());
  process.on('exit', () => {
    for (const child of running) signalGroup(child, 'SIGKILL');
  });
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event === undefined) return;
  setInterval(() => process.ppid !== parent && void exit(), PARENT_CHECK_MS).unref();
}
