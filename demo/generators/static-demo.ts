import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DERIVED, EXTRAS, getDataPath } from '@/lib/camera-files/names';
import { CORE_FILES } from '@/lib/agencies/sources';
import { demoJson, findBuiltInFault, findFeed, listDemoCameras, type DemoFeed } from '../network/network';
import { applyFault } from '../feeds/faults';
import { toFeedId, livePath, stillPath } from '../feeds/feed-address';
import { parseClip } from '../feeds/fragmented-mp4';
import { pickClip, chooseScene } from '../scenes/choose-scene';
import { drawScene } from '../art/draw-scene';
import { clipReader } from '../serve/server-context';
import { vodPlaylist } from '../feeds/playlists';
import { listStaticWeather } from '../weather/demo-weather';

/** Evening in the East and afternoon in the West. */
const STILLS_TAKEN_AT = Date.UTC(2026, 9, 20, 22, 40);
/** These faults need a server. Without one the file is missing. */
const ABSENT = new Set(['not-found', 'hang']);

/** Expire half an hour after the build. */
const SHORT_LIVED: ReadonlySet<string> = new Set(['signs', 'usual']);

interface StaticFile {
  /** Path on the site. */
  readonly path: string;
  readonly body: string | Uint8Array;
}

/**
 * Writes the demo network for a site without a server: `/camera-data/*.json`, and one file for each feed at its usual
 * address, a recording for a live stream and one picture for a still, and weather that never changes. `/demo-media` is part of the public folder.
 */
export async function writeStaticDemo(outDir: string): Promise<{ files: number; bytes: number }> {
  const readClip = clipReader();
  const feeds = listDemoCameras().flatMap((camera) =>
    (camera.views ?? [camera]).flatMap((_, view) => findFeed(toFeedId(camera.id, view)) ?? []),
  );
  const fed = await Promise.all(
    feeds.filter(({ id }) => !ABSENT.has(findBuiltInFault(id).kind)).map((feed) => feedFiles(feed, readClip)),
  );
  const files = [...dataFiles(), ...fed.flat(), ...listStaticWeather()];
  await Promise.all([...new Set(files.map((file) => path.join(outDir, path.dirname(file.path))))].map(makeFolder));
  await Promise.all(files.map((file) => writeFile(path.join(outDir, file.path), file.body)));
  return { files: files.length, bytes: files.reduce((sum, { body }) => sum + Buffer.byteLength(body), 0) };
}

const makeFolder = (folder: string): Promise<string | undefined> => mkdir(folder, { recursive: true });

function dataFiles(): StaticFile[] {
  const names = ['index', 'status', 'history', ...DERIVED, ...EXTRAS, ...CORE_FILES] as const;
  return names.map((name) => ({ path: getDataPath(name), body: SHORT_LIVED.has(name) ? 'null' : demoJson(name) }));
}

async function feedFiles(feed: DemoFeed, readClip: (name: string) => Promise<Uint8Array>): Promise<StaticFile[]> {
  const files: StaticFile[] = [];
  if (feed.hasStill) {
    files.push(
      toStaticFile(feed, stillPath(feed.id), drawScene({ ...chooseScene(feed), detail: 'sparse' }, STILLS_TAKEN_AT)),
    );
  }
  if (feed.hasVideo) {
    const name = pickClip(feed);
    files.push(
      toStaticFile(feed, livePath(feed.id), vodPlaylist(parseClip(await readClip(name)), `/demo-media/${name}.mp4`)),
    );
  }
  return files;
}

function toStaticFile(feed: DemoFeed, filePath: string, text: string): StaticFile {
  const { bytes } = applyFault(findBuiltInFault(feed.id), { type: '', bytes: new TextEncoder().encode(text) });
  return { path: filePath, body: bytes };
}
