/** `npm run model`: mirrors the full detection model, so the site needs no third party for it. */
import { parseArgs } from 'node:util';
import { FULL_MODEL_URL, PINS_FILE } from '@/lib/detection/model-pins';
import { mirrorModel } from './mirror-model';

const BASES = ['mobilenet_v2', 'mobilenet_v1', 'lite_mobilenet_v2'] as const;

const HELP = `Mirrors the COCO-SSD model to public/model and checks it.

Usage: npm run model -- [options]

  --base NAME   ${BASES.join(', ')} (${BASES[0]}, 67.8 MB)
  --url URL     URL of model.json, instead of --base
  --repin       accept files that differ from the pinned ones
  --help        show this text

The first run pins the SHA-256 of every file in ${PINS_FILE}; later runs, builds, and browsers reject other files. Commit it.`;

const OPTIONS = {
  base: { type: 'string', default: BASES[0] },
  url: { type: 'string' },
  repin: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

function getBaseUrl(base: string): string {
  if (!BASES.some((known) => known === base)) throw new Error(`unknown base ${base}; use one of ${BASES.join(', ')}`);
  const folder = base.startsWith('lite_') ? `ssd${base}` : `ssd_${base}`;
  return FULL_MODEL_URL.replace('ssd_mobilenet_v2', folder);
}

/** @throws With the URL, which fetch leaves out. */
async function fetchFile(address: string): Promise<Response> {
  try {
    return await fetch(address, { signal: AbortSignal.timeout(120_000) });
  } catch (error) {
    throw new Error(`${address} cannot be reached. Check the network, or use --url with a copy.`, {
      cause: error,
    });
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const url = values.url ?? getBaseUrl(values.base);
  const { files, bytes } = await mirrorModel({
    url,
    acceptsChange: values.repin,
    publicDir: 'public',
    pinsFile: PINS_FILE,
    fetchFile,
  });
  console.log(
    `${files} files, ${(bytes / 1e6).toFixed(1)} MB from ${url} -> public/model/full, pinned in ${PINS_FILE}`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
