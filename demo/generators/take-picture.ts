import type { Page } from '@playwright/test';
import { drawScene } from '../art/draw-scene';
import type { Scene } from '../scenes/scene';

/** A scene as a PNG, drawn by a page of its size. */
export async function takePicture(page: Page, scene: Scene, timeMs: number): Promise<Buffer> {
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${drawScene(scene, timeMs)}`);
  return page.screenshot({ type: 'png' });
}
