import type { NextConfig } from 'next';
import { readAccountConfig } from './lib/account/read-account-config';
import { CODE_HEADERS, CODE_PATH, SECURITY_HEADERS } from './lib/security/headers';

/** `BUILD_TARGET=export` writes plain files to out/; otherwise the build is for `next start`. */
const isExport = process.env.BUILD_TARGET === 'export';

const serverOnly: NextConfig = {
  // Its own folder, so that both builds can lie side by side.
  distDir: process.env.NEXT_DIST_DIR ?? '.next-server',
  headers: () =>
    Promise.resolve([
      { source: '/:path*', headers: [...SECURITY_HEADERS] },
      { source: `${CODE_PATH}:path*`, headers: [...CODE_HEADERS] },
      // Said here, and not by the route alone, so that the lists are compressed: https://github.com/vercel/next.js/issues/98007
      { source: '/camera-data/:file', headers: [{ key: 'Content-Type', value: 'application/json; charset=utf-8' }] },
    ]),
  // Before the public folder: what was synced after the build counts, and the demo network may take its place.
  rewrites: () =>
    Promise.resolve({
      beforeFiles: [{ source: '/camera-data/:file', destination: '/camera-data/serve/:file' }],
      afterFiles: [],
      // What no page and no file answers: an unknown place.
      fallback: [{ source: '/:slug', destination: '/go-home' }],
    }),
};

const config: NextConfig = {
  ...(isExport ? { output: 'export' } : serverOnly),
  // Route handlers named *.server.ts exist only where a server runs.
  pageExtensions: isExport ? ['tsx', 'ts'] : ['server.ts', 'tsx', 'ts'],
  images: { unoptimized: true },
  // Checked here: half a configuration stops the build instead of the visitors (lib/account/account-config.ts).
  env: { ROADFEED_ACCOUNTS: JSON.stringify(readAccountConfig(process.env)) },
  reactStrictMode: true,
  poweredByHeader: false,
  skipTrailingSlashRedirect: true,
  agentRules: false,
  // `npm run typecheck` is the one judge; a build need not repeat it.
  typescript: { ignoreBuildErrors: true },
};

export default config;
