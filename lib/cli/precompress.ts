/** `npm run precompress`: compresses the export (or the folder that is named) once, so that no server has to for each visitor. */
import { precompress } from './precompressed';

const EXPORT_FOLDER = 'out';

async function main(): Promise<void> {
  const folder = process.argv[2] ?? EXPORT_FOLDER;
  const startedAt = performance.now();
  const written = await precompress(folder);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`precompress: ${written} compressed copies written in ${folder} (${seconds} s)`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
