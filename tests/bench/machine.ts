import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { findChromium } from '@/demo/makers/find-chromium';

const BYTES_PER_GIB = 2 ** 30;

function chromiumVersion(): string {
  const path = findChromium();
  if (path === undefined) return 'no Chromium';
  return execFileSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .trim()
    .replace(/ built on.*$/, '');
}

/** Processor, cores, memory, Node and Chromium in one line. */
export function machineFacts(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const memory = `${Math.round(totalmem() / BYTES_PER_GIB)} GiB`;
  return [model, `${cpus().length} cores`, memory, `Node ${process.versions.node}`, chromiumVersion()].join(', ');
}
