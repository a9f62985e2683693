import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '@/lib/cli/find-chromium';
import { seenVehicles } from '@/lib/cli/seen-vehicles';
import { detectClip } from './tests/support/detect-clip';
import { scorePicture, summarise } from './tests/support/score-detections';
import { CLIPS, CLIP_NAMES } from '@/lib/simulator/clips';
const t0 = Date.now(); const log = (...a) => console.log(((Date.now() - t0) / 1000).toFixed(1), ...a);
const b = await chromium.launch({ args: CHROMIUM_ARGS, executablePath: findChromium() });
const c = await b.newContext();
const p = await c.newPage(); await p.addInitScript('globalThis.__name=(f)=>f'); await p.addInitScript(() => { try { sessionStorage.setItem('roadfeedLoadingSeen', '1'); } catch {} });
await p.goto('http://localhost:4341/?camera=511sc-demo-001');
const d = p.getByRole('dialog');
await d.getByText('LIVE', { exact: true }).waitFor({ timeout: 60000 }); log('live');
const w = p.waitForEvent('worker');
await d.getByRole('button', { name: /^AI O/ }).click();
const url = (await w).url();
await d.getByText(/DETECTION ACTIVE|TRAFFIC DETECTED/).waitFor({ timeout: 60000 }); log('active', url.slice(-40));
if (process.argv[2]) { await p.goto('http://localhost:4341/?q=zzzzzz'); log('gone'); } else await p.keyboard.press('Escape');
const e = await c.newPage(); await e.evaluate('globalThis.__name=(f)=>f'); await p.evaluate('globalThis.__name=(f)=>f');
for (const n of ['avenue-rain', 'freeway-night']) {
  const r = await Promise.race([detectClip(p, url, n, [4, 29, 54, 79]), new Promise((_, j) => setTimeout(() => j('slow'), 60000))]); log('detected', r.map((x) => Math.round(x.runMs)));
  const s = []; for (const x of r) s.push(scorePicture(x.detections, await seenVehicles(e, CLIPS[n], x.frame * 1000 / 15))); log(JSON.stringify(summarise(s)));
}
await b.close();
