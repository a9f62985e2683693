/** `npm run precompress [folder]`: compresses the export once instead of per request. */
import { BROTLI_QUALITY, precompress } from '@/lib/camera-files/compressed-files';

const folder = process.argv[2] ?? 'out';
const startedAt = performance.now();
const written = await precompress(folder, BROTLI_QUALITY.export);
const seconds = Math.round((performance.now() - startedAt) / 1000);
console.log(`precompress: ${written} compressed copies written in ${folder} (${seconds} s)`);
