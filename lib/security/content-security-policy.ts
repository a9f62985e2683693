export type PolicySources = Readonly<Record<string, readonly string[]>>;

const PAGE_POLICY: PolicySources = {
  'default-src': ["'none'"],
  'style-src': ["'self'"],
  'font-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
};

// Agencies' feed hosts change, so media may use any https host; code must be ours.
const EMBED_POLICY: PolicySources = {
  ...PAGE_POLICY,
  'script-src': ["'self'"],
  'img-src': ["'self'", 'blob:', 'https:'],
  'media-src': ["'self'", 'blob:', 'https:'],
  'connect-src': ["'self'", 'https:'],
  'worker-src': ["'self'"],
  'form-action': ["'none'"],
};

const VIEWER_POLICY: PolicySources = {
  ...EMBED_POLICY,
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  // React writes style attributes, which cannot run code.
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'form-action': ["'self'"],
};

const DOCUMENT_POLICY: PolicySources = {
  ...PAGE_POLICY,
  'script-src': ["'none'"],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  // Audit tools fetch robots.txt from the page.
  'connect-src': ["'self'"],
  'form-action': ["'self'"],
};

/** Workers use the policy of their own file. */
const WORKER_POLICY: PolicySources = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'connect-src': ["'self'", 'https:'],
  'frame-ancestors': ["'none'"],
};

/** Next's error pages have no other. */
const BASELINE_POLICY: PolicySources = {
  'script-src': ["'self'", "'unsafe-inline'", "'wasm-unsafe-eval'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

function format(policy: PolicySources, ...additions: readonly PolicySources[]): string {
  const sources: Record<string, readonly string[]> = { ...policy };
  for (const [directive, added] of additions.flatMap((extra) => Object.entries(extra)))
    sources[directive] = [...(sources[directive] ?? []), ...new Set(added)];
  return Object.entries(sources)
    .map(([directive, values]) => `${directive} ${values.join(' ')}`)
    .join('; ');
}

/** `'sha256-…'` */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export const viewerPolicy = ({ scripts, styles }: InlineHashes, extra: PolicySources = {}): string =>
  format(VIEWER_POLICY, extra, { 'script-src': scripts, 'style-src': styles });

export const embedPolicy = ({ scripts, styles }: InlineHashes): string =>
  format(EMBED_POLICY, { 'script-src': scripts, 'style-src': styles });

export const documentPolicy = (styles: readonly string[], images: readonly string[] = []): string =>
  format(DOCUMENT_POLICY, { 'style-src': styles, 'img-src': images });

export const baselinePolicy = ({ 'script-src': scripts = [] }: PolicySources = {}): string =>
  format(BASELINE_POLICY, { 'script-src': scripts });

export const embedBaselinePolicy = (): string =>
  format({ ...BASELINE_POLICY, 'script-src': ["'self'", "'unsafe-inline'"], 'frame-ancestors': ['*'] });

export const workerPolicy = (): string => format(WORKER_POLICY);
