import type { NextConfig } from 'next';

/** `BUILD_TARGET=export` writes plain files to out/; otherwise the build is for `next start`. */
const isExport = process.env.BUILD_TARGET === 'export';

/** Headers a meta tag cannot carry; the CSP itself is hashed into each page after the build (ADR 003). */
const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(self)' },
  { key: 'Content-Security-Policy', value: "frame-ancestors 'none'" },
  // Not `same-origin`: the Google sign-in popup needs its opener.
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
];

const serverOnly: NextConfig = {
  // Its own folder, so that both builds can lie side by side.
  distDir: process.env.NEXT_DIST_DIR ?? '.next-server',
  headers: () => Promise.resolve([{ source: '/:path*', headers: securityHeaders }]),
};

const config: NextConfig = {
  ...(isExport ? { output: 'export' } : serverOnly),
  // Route handlers named *.server.ts exist only where a server runs.
  pageExtensions: isExport ? ['tsx', 'ts'] : ['server.ts', 'tsx', 'ts'],
  images: { unoptimized: true },
  reactStrictMode: true,
  poweredByHeader: false,
  skipTrailingSlashRedirect: true,
  agentRules: false,
};

export default config;
