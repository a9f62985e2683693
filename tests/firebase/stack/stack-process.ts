import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Stop } from './listen';
import type { StackSettings } from './stack-settings';

/**
 * Runs the stack in its own process and resolves when it is ready.
 * @throws With its output if it exits early.
 */
export async function runFirebaseStack(settings: StackSettings): Promise<Stop> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.resolve('tests/firebase/stack/start-stack.ts')], {
    env: { ...process.env, ROADFEED_FIREBASE_STACK: JSON.stringify(settings) },
    // The channel closes with this process, which stops the stack.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += String(chunk);
      if (said.includes('Ready: ')) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => reject(new Error(`The stack did not start:\n${said}`)));
  });
  return () => {
    child.kill('SIGTERM');
    return ended;
  };
}
