import {
  baselinePolicy,
  documentPolicy,
  embedBaselinePolicy,
  embedPolicy,
  viewerPolicy,
  workerPolicy,
} from '@/lib/security/content-security-policy';

const HASHES = { scripts: ["'sha256-a'", "'sha256-b'", "'sha256-a'"], styles: ["'sha256-c'"] };
const EXTRA = { 'connect-src': ['https://auth.example'], 'frame-src': ['https://popup.example'] };
const PAGE =
  "default-src 'none'; style-src 'self' 'sha256-c'; font-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'";
const MEDIA = "media-src 'self' blob: https:; connect-src 'self' https:";

// Only our own scripts run; pictures and video may come from any agency, over https. Repeated hashes are written once.
test.each([
  [
    'the viewer, with hosts for the operator’s features',
    viewerPolicy(HASHES, EXTRA),
    `${PAGE}; script-src 'self' 'wasm-unsafe-eval' 'sha256-a' 'sha256-b'; img-src 'self' data: blob: https:; ${MEDIA} https://auth.example; worker-src 'self'; form-action 'self'; style-src-attr 'unsafe-inline'; frame-src https://popup.example`,
  ],
  [
    'the embed',
    embedPolicy(HASHES),
    `${PAGE}; script-src 'self' 'sha256-a' 'sha256-b'; img-src 'self' blob: https:; ${MEDIA}; worker-src 'self'; form-action 'none'`,
  ],
  [
    'a document',
    documentPolicy(HASHES.styles, ['https://agency.example']),
    `${PAGE}; script-src 'none'; style-src-attr 'unsafe-inline'; img-src 'self' data: https://agency.example; connect-src 'self'; form-action 'self'`,
  ],
  [
    'a worker',
    workerPolicy(),
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' https:; frame-ancestors 'none'",
  ],
  [
    'a server’s answers',
    baselinePolicy(),
    "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  ],
  [
    'a server’s embed',
    embedBaselinePolicy(),
    "script-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors *",
  ],
])('the policy of %s', (_, policy, expected) => {
  expect(policy).toBe(expected);
});
