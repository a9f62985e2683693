import { paintFirstPictures } from './paint-first-pictures';

// Without pictures the page loads as ever.
paintFirstPictures().catch(() => undefined);
