import type { ChildProcess } from 'node:child_process';

/** Collects what a process prints. */
export function followOutput(child: ChildProcess) {
  let output = '';
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, output }));
  });
  const says = (words: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = () => output.includes(words) && resolve();
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', look);
      look();
      void ended.then(() => reject(new Error(`it ended without saying "${words}":\n${output}`)));
    });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, says, ended };
}
