import { PassThrough } from 'node:stream';
import { expect, test } from '@jest/globals';
import { createTerminalProgress } from '@/lib/sync/report';

test('in a terminal each source has a bar that grows with its pages and ends with its cameras or its failure', () => {
  const stream = Object.assign(new PassThrough(), { isTTY: true, columns: 120 });
  const progress = createTerminalProgress(stream as unknown as NodeJS.WriteStream);
  progress.sourceStarted('511ga', 1);
  progress.sourceStarted('rom', 3);
  for (const id of ['511ga', '511ga', 'rom', 'unknown']) progress.pageFetched(id);
  progress.sourceDone('511ga', 1_200, null);
  progress.sourceDone('rom', 0, 'HTTP 500');
  progress.sourceDone('unknown', 0, null);
  progress.stop();
  const lines = String(stream.read())
    .replace(/\u001b\[[?\d]*[a-zA-Z]/g, '')
    .split('\n');
  expect(lines).toEqual([
    expect.stringMatching(/^511ga {13}█+ 2 responses 1200 cameras$/),
    expect.stringMatching(/^rom {15}█{13}░{27} 1 responses failed$/),
    '',
  ]);
});
