import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import functions from './functions/region.json';
import { accountSources, readAccountConfig } from './lib/account/read-account-config';
import { choosePins, PINS_FILE } from './lib/detection/model-pins';
import {
  CODE_HEADERS,
  CODE_PATH,
  DATA_PATH,
  EMBED_SERVER_HEADERS,
  OPEN_TO_ALL,
  PAGE_CACHE,
  serverHeaders,
} from './lib/security/headers';
import { EMBED_PATH } from './lib/constants/brand';
import { SITE_URL } from './lib/constants/site-url';

/** `BUILD_TARGET=export` writes static files to out/; otherwise the build is for `next start`. */
const isExport = process.env.BUILD_TARGET === 'export';

const accounts = readAccountConfig(process.env);

/** oEmbed description of an open camera. Next fills in `:id` per request. */
const OEMBED = `${SITE_URL}/oembed?format=json&url=${encodeURIComponent(`${SITE_URL}/?camera=`)}:id`;

const serverOnly: NextConfig = {
  // Separate folders, so both builds can exist.
  distDir: process.env.NEXT_DIST_DIR ?? '.next-server',
  headers: () =>
    Promise.resolve([
      { source: '/:path*', headers: serverHeaders(accountSources(accounts)) },
      { source: EMBED_PATH, headers: [...EMBED_SERVER_HEADERS] },
      {
        source: '/',
        has: [{ type: 'query', key: 'camera', value: '(?<id>[A-Za-z0-9][A-Za-z0-9._:-]{0,79})' }],
        headers: [{ key: 'Link', value: `<${OEMBED}>; rel="alternate"; type="application/json+oembed"` }],
      },
      { source: '/((?!_next/|camera-data/|demo/).*)', headers: [PAGE_CACHE] },
      { source: `${CODE_PATH}:path*`, headers: [...CODE_HEADERS] },
      // Also set by the route; without this, lists are not compressed: https://github.com/vercel/next.js/issues/98007
      {
        source: `${DATA_PATH}:file(.+\\.json)`,
        headers: [{ key: 'Content-Type', value: 'application/json; charset=utf-8' }],
      },
      ...[`${DATA_PATH}:path*`, '/oembed'].map((source) => ({ source, headers: [OPEN_TO_ALL] })),
    ]),
  // Before the public folder: files synced after the build win, and the demo network can replace them.
  rewrites: () =>
    Promise.resolve({
      beforeFiles: [{ source: '/camera-data/:file((?!schema\\.json).+)', destination: '/camera-data/serve/:file' }],
      afterFiles: [],
      // Addresses that no page or file answers.
      fallback: ['/:slug', '/:state/:road([a-z0-9-]+-traffic-cameras)'].map((source) => ({
        source,
        destination: '/go-home',
      })),
    }),
};

/** Left unset, each needs a polyfill of `process` in the browser. usage.spec.ts sets `ANALYTICS_URL` at run time. */
const PUBLIC_SETTINGS = [
  ...['MODEL_URL', 'RADIO_NAME', 'RADIO_URL', 'ROUTER_URL'],
  ...['BASEMAP', 'BASEMAP_ATTRIBUTION', 'BASEMAP_RASTER_BASE', 'BASEMAP_RASTER_LABELS'],
].map((name) => `NEXT_PUBLIC_${name}`);

/** `npm run refresh` builds into another folder. */
const { NEXT_DIST_DIR } = process.env;
const exportOnly: NextConfig = { output: 'export', ...(NEXT_DIST_DIR !== undefined && { distDir: NEXT_DIST_DIR }) };

const config: NextConfig = {
  ...(isExport ? exportOnly : serverOnly),
  // Route handlers named *.server.ts exist only in the server build.
  pageExtensions: isExport ? ['tsx', 'ts'] : ['server.ts', 'tsx', 'ts'],
  images: { unoptimized: true },
  env: {
    ...Object.fromEntries(PUBLIC_SETTINGS.map((name) => [name, process.env[name] ?? ''])),
    ROADFEED_ACCOUNTS: JSON.stringify(accounts),
    ROADFEED_PAGE_ACCOUNTS: JSON.stringify(
      accounts && { apiKey: accounts.apiKey, measurementId: accounts.measurementId },
    ),
    ROADFEED_FUNCTIONS_REGION: functions.region,
    ROADFEED_MODEL_PINS: JSON.stringify(
      choosePins(existsSync(PINS_FILE) ? readFileSync(PINS_FILE, 'utf8') : null, process.env),
    ),
  },
  reactStrictMode: true,
  poweredByHeader: false,
  skipTrailingSlashRedirect: true,
  agentRules: false,
  experimental: { turbopackFileSystemCacheForBuild: false },
  // `npm run typecheck` checks types.
  typescript: { ignoreBuildErrors: true },
};

/**
 * The adapter finishes the pages. A server that knows of an adapter answers 404 for an unknown address before its rewrites
 * (`NoFallbackError` in next/dist/build/templates/app-page-runtime.js), so only a build does.
 */
const withAdapter = (phase: string): NextConfig =>
  phase === PHASE_PRODUCTION_BUILD ? { ...config, adapterPath: path.resolve('lib/cli/adapter.mjs') } : config;

export default withAdapter;
