import { mkdir } from 'node:fs/promises';
import { ffmpeg, writeTo } from './ffmpeg';
import { nightDrive } from './night-drive';

/**
 * `npm run radio` composes the music of the site and writes it as HLS with ffmpeg. Run it only after changing the
 * music; the files are part of the repository.
 */
const OUT_DIR = 'public/radio';
const SAMPLE_RATE_HZ = 44_100;

const ENCODER = [
  `-f f32le -ar ${SAMPLE_RATE_HZ} -ac 1 -i - -c:a aac -b:a 48k`,
  '-f hls -hls_time 12.1 -hls_playlist_type vod -hls_segment_type fmp4 -hls_fmp4_init_filename night-drive.mp4',
  `-hls_segment_filename ${OUT_DIR}/night-drive-%d.m4s ${OUT_DIR}/night-drive.m3u8`,
].join(' ');

await mkdir(OUT_DIR, { recursive: true });
await ffmpeg(ENCODER, (input) => writeTo(input, Buffer.from(nightDrive(SAMPLE_RATE_HZ).buffer)));
console.log(`radio: wrote ${OUT_DIR}`);
