import { paintFirstPictures } from './paint-first-pictures';

/** Maximum delay of the page's code. */
const START_TIMEOUT_MS = 500;
/** From decoding to painting. */
const PAINT_MS = 100;

const { code = '' } = document.currentScript?.dataset ?? {};
let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const address of code.split(' ')) {
    const script = document.createElement('script');
    script.src = address;
    document.head.append(script);
  }
}

const first = paintFirstPictures().then((pictures) => Promise.any(pictures.map((picture) => picture.decode())));
first.then(() => setTimeout(start, PAINT_MS), start);
setTimeout(start, START_TIMEOUT_MS);
