import { naturalSize } from '@/components/feed/media-ref';
import type { Shot } from '@/lib/rewind/shots';

export interface DrawnPicture {
  readonly source: CanvasImageSource;
  readonly width: number;
  readonly height: number;
  readonly close: () => void;
}

/** Ready to be drawn without a wait. @throws DOMException for bytes that are no picture */
export async function openShot({ picture }: Shot): Promise<DrawnPicture> {
  if (picture instanceof Blob) {
    const bitmap = await createImageBitmap(picture);
    return { source: bitmap, width: bitmap.width, height: bitmap.height, close: () => bitmap.close() };
  }
  await picture.decode();
  return { source: picture, ...naturalSize(picture), close: () => undefined };
}
