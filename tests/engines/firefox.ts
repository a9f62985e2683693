import puppeteer from 'puppeteer-core';
import { canBeClicked, TIMEOUT_MS, type Engine, type Subject } from './engine';

const PROGRAM = '/usr/bin/firefox-esr';

/** No host but this machine, and WebGL even where it is emulated. */
const PREFERENCES = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.no_proxies_on': 'localhost',
  'webgl.force-enabled': true,
};

async function launchFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: PROGRAM,
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: PREFERENCES,
  });
  const version = await browser.version();
  let page = await browser.newPage();
  const waitFor: Engine['waitFor'] = async (condition, selector) => {
    await page.waitForFunction(condition, { timeout: TIMEOUT_MS, polling: 200 }, selector);
  };
  return {
    version,
    // Each in a new tab: Firefox may give the next address another process, and puppeteer loses the tab.
    open: async (address) => {
      const last = page;
      page = await browser.newPage();
      await last.close();
      await page.goto(address, { waitUntil: 'domcontentloaded', timeout: TIMEOUT_MS });
    },
    reload: async () => {
      await page.reload({ waitUntil: 'domcontentloaded', timeout: TIMEOUT_MS });
    },
    read: (read, selector) => page.evaluate(read, selector),
    waitFor,
    click: async (selector) => {
      await waitFor(canBeClicked, selector);
      await page.click(selector);
    },
    close: () => browser.close(),
  };
}

export const FIREFOX: Subject = {
  name: 'Firefox',
  playsVideo: true,
  packages: ['firefox-esr'],
  launch: launchFirefox,
};
