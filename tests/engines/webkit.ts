import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { Builder, By, Capabilities, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { freePort } from '../support/loopback';
import { canBeClicked, TIMEOUT_MS, type Engine, type Subject } from './engine';

const PROGRAM = '/usr/bin/WebKitWebDriver';
const PACKAGES = ['webkit2gtk-driver', 'xvfb'];
const CODECS = ['gstreamer1.0-plugins-good', 'gstreamer1.0-plugins-bad', 'gstreamer1.0-libav'];

/** WebKitGTK draws on a screen, and this machine may have none. Resolves to the name of a new one. */
function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return new Promise((resolve, reject) => {
    screen.once('error', reject);
    screen.stdout.once('data', (chunk: Buffer) => {
      resolve({ screen, display: `:${chunk.toString().trim()}` });
    });
  });
}

function getCapabilities(): Capabilities {
  const proxy = { proxyType: 'manual', httpProxy: '127.0.0.1:9', sslProxy: '127.0.0.1:9', noProxy: ['localhost'] };
  return new Capabilities({ browserName: 'MiniBrowser', proxy, timeouts: { pageLoad: TIMEOUT_MS } });
}

function toEngine(driver: WebDriver, version: string, close: () => Promise<void>): Engine {
  const waitFor: Engine['waitFor'] = async (condition, selector) => {
    await driver.wait(() => driver.executeScript<boolean>(condition, selector), TIMEOUT_MS);
  };
  return {
    version,
    open: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    read: (read, selector) => driver.executeScript(read, selector),
    waitFor,
    click: async (selector) => {
      await waitFor(canBeClicked, selector);
      await driver.findElement(By.css(selector)).click();
    },
    close,
  };
}

/** The driver waits without end for a browser that crashed. */
async function expire(reason: string): Promise<never> {
  await pass(TIMEOUT_MS, undefined, { ref: false });
  throw new Error(reason);
}

async function launchWebKit(env: Readonly<Record<string, string>>): Promise<Engine> {
  const { screen, display } = await startScreen();
  const port = await freePort();
  const service = new DriverService.Builder(PROGRAM)
    .setPort(port)
    .setLoopback(true)
    .setEnvironment({ ...process.env, ...env, DISPLAY: display })
    .build();
  const stop = async () => {
    await service.kill();
    screen.kill();
    // It removes its socket when it ends, and the next screen may have the same one.
    if (screen.exitCode === null) await once(screen, 'exit');
  };
  try {
    const address = await service.start(TIMEOUT_MS);
    const driver = await Promise.race([
      new Builder().usingServer(address).withCapabilities(getCapabilities()).build(),
      expire('WebKitWebDriver opened no window'),
    ]);
    const version = (await driver.getCapabilities()).getBrowserVersion();
    return toEngine(driver, `WebKitGTK ${version ?? ''}`, async () => {
      try {
        await driver.quit();
      } finally {
        await stop();
      }
    });
  } catch (error) {
    await stop();
    throw error;
  }
}

/** GStreamer finds no plugin, as on a machine where none is installed, so WebKit has no media at all. */
async function launchWithoutCodecs(): Promise<Engine> {
  const folder = mkdtempSync(path.join(tmpdir(), 'roadfeed-gstreamer-'));
  const nothing = {
    GST_PLUGIN_PATH_1_0: folder,
    GST_PLUGIN_SYSTEM_PATH_1_0: folder,
    GST_REGISTRY_1_0: path.join(folder, 'registry.bin'),
  };
  const engine = await launchWebKit(nothing);
  const close = async () => {
    await engine.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...engine, close };
}

export const WEBKIT: Subject = {
  name: 'WebKitGTK with codecs',
  playsVideo: true,
  packages: [...PACKAGES, ...CODECS],
  launch: () => launchWebKit({}),
};

export const WEBKIT_WITHOUT_CODECS: Subject = {
  name: 'WebKitGTK without codecs',
  playsVideo: false,
  packages: PACKAGES,
  launch: launchWithoutCodecs,
};
