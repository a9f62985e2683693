import { type AccountConfig, accountSources } from '@/lib/account/read-account-config';
import { viewerPolicy } from '@/lib/security/content-security-policy';
import { PROJECT } from '@/tests/support/fake-backend';

const HASHES = { scripts: ["'sha256-a'"], styles: [] };
const policyOf = (config: AccountConfig | null) => viewerPolicy(HASHES, accountSources(config)).split('; ');

test('the policy is unchanged without accounts', () => {
  expect(viewerPolicy(HASHES, accountSources(null))).toBe(viewerPolicy(HASHES));
});

test('accounts add only the script and the frame of the sign-in popup', () => {
  const added = policyOf(PROJECT).filter((part) => !policyOf(null).includes(part));

  expect(added).toEqual([
    "script-src 'self' 'wasm-unsafe-eval' https://apis.google.com/js/ https://apis.google.com/_/scs/ 'sha256-a'",
    'frame-src https://roadfeed-1a2b.firebaseapp.com',
  ]);
});

test('a measurement id adds the analytics script', () => {
  expect(policyOf({ ...PROJECT, measurementId: 'G-ABCD123456' })).toContain(
    "script-src 'self' 'wasm-unsafe-eval' https://apis.google.com/js/ https://apis.google.com/_/scs/ https://www.googletagmanager.com/gtag/js 'sha256-a'",
  );
});

test('App Check adds the scripts and frames of reCAPTCHA', () => {
  const added = policyOf({ ...PROJECT, appCheckKey: '6Lkey' }).filter((part) => !policyOf(PROJECT).includes(part));

  expect(added).toEqual([
    "script-src 'self' 'wasm-unsafe-eval' https://apis.google.com/js/ https://apis.google.com/_/scs/ https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/ 'sha256-a'",
    'frame-src https://roadfeed-1a2b.firebaseapp.com https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  ]);
});

test('emulators are allowed over plain http on this machine only', () => {
  const policy = policyOf({ ...PROJECT, emulators: { auth: 9099, firestore: 8080, functions: 5001 } });

  expect(policy).toContain(
    "connect-src 'self' https: http://127.0.0.1:9099 http://127.0.0.1:8080 http://127.0.0.1:5001",
  );
  expect(policy).toContain('frame-src https://roadfeed-1a2b.firebaseapp.com http://127.0.0.1:9099');
});
