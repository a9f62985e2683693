import { naturalSize } from './media-ref';

export function copyPicture(source: HTMLVideoElement | HTMLImageElement, maxWidthPx: number): HTMLCanvasElement {
  const { width, height } = naturalSize(source);
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, maxWidthPx / width);
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}
