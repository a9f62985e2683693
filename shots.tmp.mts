import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '@/lib/cli/find-chromium';
const base = 'http://localhost:4341';
const b = await chromium.launch({ args: CHROMIUM_ARGS, executablePath: findChromium() });
const skip = () => { try { sessionStorage.setItem('roadfeedLoadingSeen', '1'); } catch {} };
async function shot(name, w, h, url, extra = {}) {
  const c = await b.newContext({ viewport: { width: w, height: h }, ...extra }); await c.addInitScript(skip);
  const p = await c.newPage();
  p.on('console', (m) => m.type() === 'error' && console.log(name, m.text()));
  await p.goto(base + url);
  const d = p.getByRole('dialog');
  await d.getByText('LIVE', { exact: true }).waitFor({ timeout: 60000 });
  await p.screenshot({ path: `/tmp/look/${name}-off.png` });
  await d.getByRole('button', { name: /^AI O/ }).click();
  await d.getByText(/DETECTION ACTIVE|TRAFFIC DETECTED/).waitFor({ timeout: 60000 });
  await p.waitForTimeout(6000);
  await p.screenshot({ path: `/tmp/look/${name}-1.png` });
  await p.waitForTimeout(2500);
  await p.screenshot({ path: `/tmp/look/${name}-2.png` });
  await c.close();
}
const cams = JSON.parse(process.argv[2] ?? '["511sc-demo-001"]');
for (const id of cams) {
  await shot(`d1440-${id}`, 1440, 900, `/?camera=${id}`);
  await shot(`d390-${id}`, 390, 844, `/?camera=${id}`, { hasTouch: true, isMobile: true });
}
await shot(`pop1440`, 1440, 900, `/?view=map&target=${cams[0]}`);
await shot(`pop390`, 390, 844, `/?view=map&target=${cams[0]}`, { hasTouch: true, isMobile: true });
await b.close();
