/** `npm run precompress [folder]`: compresses the export once instead of per request. */
import { BROTLI_QUALITY, precompress } from '@/lib/camera-files/compressed-files';

const folder = process.argv[2] ?? 'out';
console.log(`precompress: ${await precompress(folder, BROTLI_QUALITY.export)} compressed copies written in ${folder}`);
