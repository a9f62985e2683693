import { documentPolicy, viewerPolicy } from '@/lib/security/content-security-policy';

const NO_HASHES = { scripts: [], styles: [] };
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

test('the viewer runs our own scripts, hashed inline scripts, and WebAssembly', () => {
  expect(directive(viewerPolicy({ scripts: ["'sha256-a'", "'sha256-b'"], styles: [] }), 'script-src')).toBe(
    "'self' 'wasm-unsafe-eval' 'sha256-a' 'sha256-b'",
  );
});

test('a repeated hash is written once', () => {
  expect(viewerPolicy({ scripts: ["'sha256-a'", "'sha256-a'"], styles: [] }).match(/sha256-a/g)).toHaveLength(1);
});

test.each([viewerPolicy(NO_HASHES), documentPolicy([])])(
  'no policy allows eval, inline scripts or a foreign script host: %s',
  (policy) => {
    expect(policy).not.toContain("'unsafe-eval'");
    expect(directive(policy, 'script-src')).not.toMatch(/unsafe-inline|https:|http:|\*/);
    expect(directive(policy, 'default-src')).toBe("'none'");
    expect(directive(policy, 'object-src')).toBe("'none'");
    expect(directive(policy, 'base-uri')).toBe("'none'");
  },
);

test('the viewer shows pictures and video from any agency, over https only', () => {
  const policy = viewerPolicy(NO_HASHES);

  expect(directive(policy, 'img-src')).toBe("'self' data: blob: https:");
  expect(directive(policy, 'media-src')).toBe("'self' blob: https:");
  expect(directive(policy, 'connect-src')).toBe("'self' https:");
  expect(directive(policy, 'worker-src')).toBe("'self'");
});

test('the viewer sends forms only to our own site', () => {
  expect(directive(viewerPolicy(NO_HASHES), 'form-action')).toBe("'self'");
});

test('the operator’s features add their hosts, to directives we have and to new ones', () => {
  const extra = { 'connect-src': ['https://auth.example'], 'frame-src': ['https://popup.example'] };
  const policy = viewerPolicy(NO_HASHES, extra);
  expect(directive(policy, 'connect-src')).toBe("'self' https: https://auth.example");
  expect(directive(policy, 'frame-src')).toBe('https://popup.example');
});

test('a document runs no code and connects nowhere else', () => {
  expect(directive(documentPolicy([]), 'script-src')).toBe("'none'");
  expect(directive(documentPolicy([]), 'connect-src')).toBe("'self'");
  expect(directive(documentPolicy([]), 'form-action')).toBe("'none'");
});

test('an inline style sheet is allowed by its hash', () => {
  expect(directive(documentPolicy(["'sha256-c'"]), 'style-src')).toBe("'self' 'sha256-c'");
  expect(directive(viewerPolicy({ scripts: [], styles: ["'sha256-c'"] }), 'style-src')).toBe("'self' 'sha256-c'");
});
