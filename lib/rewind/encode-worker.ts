import { FRAME_QUALITY, FRAME_WIDTH_PX } from '@/lib/constants/rewind';
import { serveCalls } from '@/lib/core/worker-calls';

let canvas: OffscreenCanvas | null = null;

const methods = {
  encode: (frame: ImageBitmap): Promise<Blob> => {
    const scale = Math.min(1, FRAME_WIDTH_PX / frame.width);
    const [width, height] = [Math.round(frame.width * scale), Math.round(frame.height * scale)];
    if (canvas?.width !== width || canvas.height !== height) canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.drawImage(frame, 0, 0, width, height);
    frame.close();
    return canvas.convertToBlob({ type: 'image/jpeg', quality: FRAME_QUALITY });
  },
};

export type EncodeMethods = typeof methods;

serveCalls(methods);
