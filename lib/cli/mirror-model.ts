import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MODEL_LIST_PATH, ModelError, parseModelList, readModel, type ModelAddress } from '@/lib/detection/model-files';
import { PinsSchema, type Hashes } from '@/lib/detection/model-pins';

interface MirrorOptions {
  /** URL of model.json; the shards are next to it. */
  readonly url: string;
  /** Accepts files that differ from the pinned ones, and pins them. */
  readonly acceptsChange: boolean;
  readonly publicDir: string;
  /** Committed hashes by URL. */
  readonly pinsFile: string;
  readonly fetchFile: (url: string) => Promise<Response>;
}

type Pins = Readonly<Record<string, Hashes>>;

/** Nothing that leads out of the folder. */
const FILE_NAME = /^[\w-][\w.-]*$/;

async function readPins(file: string): Promise<Pins> {
  return existsSync(file) ? PinsSchema.parse(JSON.parse(await readFile(file, 'utf8'))) : {};
}

async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.part`, text);
  await rename(`${file}.part`, file);
}

async function replaceFolder(folder: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const unfinished = `${folder}.part`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  for (const [name, bytes] of files) await writeFile(path.join(unfinished, name), bytes);
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
}

/** Downloads a model to `{publicDir}/model/full`. Changes nothing if a check fails. @throws ModelError */
export async function mirrorModel(options: MirrorOptions): Promise<{ files: number; bytes: number }> {
  const { url, publicDir, pinsFile } = options;
  const pins = await readPins(pinsFile);
  const files = new Map<string, Uint8Array>();
  const keep = async (address: string): Promise<Response> => {
    const response = await options.fetchFile(address);
    const name = address.slice(address.lastIndexOf('/') + 1);
    if (!FILE_NAME.test(name)) throw new ModelError(`${name}: not a valid file name`);
    if (response.ok) files.set(name, new Uint8Array(await response.clone().arrayBuffer()));
    return response;
  };
  const sha256 = options.acceptsChange ? {} : (pins[url] ?? {});
  await readModel({ url, sha256 }, keep);

  const hashes = Object.fromEntries(
    [...files].map(([name, bytes]) => [name, createHash('sha256').update(bytes).digest('hex')]),
  );
  await replaceFolder(path.join(publicDir, 'model/full'), files);
  const listFile = path.join(publicDir, MODEL_LIST_PATH);
  const list = parseModelList(JSON.parse(await readFile(listFile, 'utf8')));
  const full: ModelAddress = { url: `/model/full/${url.slice(url.lastIndexOf('/') + 1)}`, sha256: hashes };
  await replaceFile(listFile, `${JSON.stringify({ ...list, full }, null, 2)}\n`);
  await replaceFile(pinsFile, `${JSON.stringify({ ...pins, [url]: hashes }, null, 2)}\n`);
  return { files: files.size, bytes: [...files.values()].reduce((sum, { byteLength }) => sum + byteLength, 0) };
}
