import { existsSync, readFileSync } from 'node:fs';
import type { NextConfig } from 'next';
import functions from './functions/region.json';
import { accountSources, readAccountConfig } from './lib/account/read-account-config';
import { choosePins, PINS_FILE } from './lib/detection/model-pins';
import {
  CODE_HEADERS,
  CODE_PATH,
  EMBED_PATH,
  EMBED_SERVER_HEADERS,
  PAGE_CACHE,
  serverHeaders,
} from './lib/security/headers';
import { SITE_URL } from './lib/seo/site-url';

/** `BUILD_TARGET=export` writes plain files to out/; otherwise the build is for `next start`. */
const isExport = process.env.BUILD_TARGET === 'export';

/** Where the embed of an open camera is described for programs (oEmbed). `:id` is filled in for each request. */
const OEMBED = `${SITE_URL}/oembed?format=json&url=${encodeURIComponent(`${SITE_URL}/?camera=`)}:id`;

const serverOnly: NextConfig = {
  // A separate folder, so both builds can exist side by side.
  distDir: process.env.NEXT_DIST_DIR ?? '.next-server',
  headers: () =>
    Promise.resolve([
      { source: '/:path*', headers: serverHeaders(accountSources(readAccountConfig(process.env))) },
      { source: EMBED_PATH, headers: [...EMBED_SERVER_HEADERS] },
      {
        source: '/',
        has: [{ type: 'query', key: 'camera', value: '(?<id>[A-Za-z0-9][A-Za-z0-9._:-]{0,79})' }],
        headers: [{ key: 'Link', value: `<${OEMBED}>; rel="alternate"; type="application/json+oembed"` }],
      },
      { source: '/((?!_next/|camera-data/|demo/).*)', headers: [PAGE_CACHE] },
      { source: `${CODE_PATH}:path*`, headers: [...CODE_HEADERS] },
      // Set here as well as in the route, or the lists go out uncompressed: https://github.com/vercel/next.js/issues/98007
      { source: '/camera-data/:file', headers: [{ key: 'Content-Type', value: 'application/json; charset=utf-8' }] },
    ]),
  // Before the public folder: files synced after the build win, and the demo network can replace them. The schema is part of the
  // build.
  rewrites: () =>
    Promise.resolve({
      beforeFiles: [{ source: '/camera-data/:file((?!schema\\.json).+)', destination: '/camera-data/serve/:file' }],
      afterFiles: [],
      // Unknown places and roads: anything that no page or file answers.
      fallback: ['/:slug', '/:state/:road([a-z0-9-]+-traffic-cameras)'].map((source) => ({
        source,
        destination: '/go-home',
      })),
    }),
};

/** `npm run refresh` names another folder than out/. */
const { NEXT_DIST_DIR } = process.env;
const exportOnly: NextConfig = { output: 'export', ...(NEXT_DIST_DIR !== undefined && { distDir: NEXT_DIST_DIR }) };

const config: NextConfig = {
  ...(isExport ? exportOnly : serverOnly),
  // Route handlers named *.server.ts exist only in the server build.
  pageExtensions: isExport ? ['tsx', 'ts'] : ['server.ts', 'tsx', 'ts'],
  images: { unoptimized: true },
  // An incomplete configuration stops the build here instead of failing in the browser.
  env: {
    ROADFEED_ACCOUNTS: JSON.stringify(readAccountConfig(process.env)),
    ROADFEED_FUNCTIONS_REGION: functions.region,
    ROADFEED_MODEL_PINS: JSON.stringify(
      choosePins(existsSync(PINS_FILE) ? readFileSync(PINS_FILE, 'utf8') : null, process.env),
    ),
  },
  reactStrictMode: true,
  poweredByHeader: false,
  skipTrailingSlashRedirect: true,
  agentRules: false,
  // `npm run typecheck` checks types; a build need not repeat it.
  typescript: { ignoreBuildErrors: true },
};

export default config;
