type Policy = Readonly<Record<string, readonly string[]>>;

const PAGE_POLICY: Policy = {
  'default-src': ["'none'"],
  'style-src': ["'self'"],
  'font-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
};

// Agencies' feed hosts change, so media may use any https host; code must be ours.
const EMBED_POLICY: Policy = {
  ...PAGE_POLICY,
  'script-src': ["'self'"],
  'img-src': ["'self'", 'blob:', 'https:'],
  'media-src': ["'self'", 'blob:', 'https:'],
  'connect-src': ["'self'", 'https:'],
  'worker-src': ["'self'"],
  'form-action': ["'none'"],
};

const VIEWER_POLICY: Policy = {
  ...EMBED_POLICY,
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  // React writes style attributes, which cannot run code.
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'form-action': ["'self'"],
};

const DOCUMENT_POLICY: Policy = {
  ...PAGE_POLICY,
  'script-src': ["'none'"],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  // Audit tools fetch robots.txt from the page.
  'connect-src': ["'self'"],
  'form-action': ["'self'"],
};

/** Workers use the policy of their own file. */
const WORKER_POLICY: Policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'connect-src': ["'self'", 'https:'],
  'frame-ancestors': ["'none'"],
};

/** Next's error pages have no other. */
const BASELINE_POLICY: Policy = {
  'script-src': ["'self'", "'unsafe-inline'", "'wasm-unsafe-eval'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

function formatPolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

/** `'sha256-…'` */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const withSources = (policy: Policy, directive: string, sources: readonly string[]): Policy => ({
  ...policy,
  [directive]: [...(policy[directive] ?? []), ...new Set(sources)],
});

/** By directive, for features the operator enabled. */
export type ExtraSources = Readonly<Record<string, readonly string[]>>;

export function viewerPolicy({ scripts, styles }: InlineHashes, extra: ExtraSources = {}): string {
  const allowed = Object.entries(extra).reduce<Policy>(
    (policy, [name, hosts]) => withSources(policy, name, hosts),
    VIEWER_POLICY,
  );
  return formatPolicy(withSources(withSources(allowed, 'script-src', scripts), 'style-src', styles));
}

export function embedPolicy({ scripts, styles }: InlineHashes): string {
  return formatPolicy(withSources(withSources(EMBED_POLICY, 'script-src', scripts), 'style-src', styles));
}

/** @param images origins */
export function documentPolicy(styles: readonly string[], images: readonly string[] = []): string {
  return formatPolicy(withSources(withSources(DOCUMENT_POLICY, 'style-src', styles), 'img-src', images));
}

export function baselinePolicy({ 'script-src': scripts = [] }: ExtraSources = {}): string {
  return formatPolicy(withSources(BASELINE_POLICY, 'script-src', scripts));
}

export function embedBaselinePolicy(): string {
  return formatPolicy({ ...BASELINE_POLICY, 'script-src': ["'self'", "'unsafe-inline'"], 'frame-ancestors': ['*'] });
}

export function workerPolicy(): string {
  return formatPolicy(WORKER_POLICY);
}
