type Policy = Readonly<Record<string, readonly string[]>>;

/** Of every page. */
const PAGE_POLICY: Policy = {
  'default-src': ["'none'"],
  'style-src': ["'self'"],
  'font-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
};

// Feeds come from agencies' hosts, which change: pictures, video, and requests may go to any https host, but all code is
// ours. Zod runs without eval (`jitless`); the detector needs WebAssembly.
const VIEWER_POLICY: Policy = {
  ...PAGE_POLICY,
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  // React writes style attributes for sizes and positions; they cannot run code.
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'media-src': ["'self'", 'blob:', 'https:'],
  'connect-src': ["'self'", 'https:'],
  'worker-src': ["'self'"],
  'form-action': ["'self'"],
};

/** The page that other sites may frame: agencies' feeds and our code, without accounts, forms, or the detector. */
const EMBED_POLICY: Policy = {
  ...PAGE_POLICY,
  'script-src': ["'self'"],
  'img-src': ["'self'", 'blob:', 'https:'],
  'media-src': ["'self'", 'blob:', 'https:'],
  'connect-src': ["'self'", 'https:'],
  'worker-src': ["'self'"],
  'form-action': ["'none'"],
};

const DOCUMENT_POLICY: Policy = {
  ...PAGE_POLICY,
  'script-src': ["'none'"],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  // Audit tools fetch robots.txt from the page; without scripts, nothing else connects.
  'connect-src': ["'self'"],
  'form-action': ["'none'"],
};

/** A worker has the policy of its own file, not the page's. Ours load our code and connect to agencies, nothing else. */
const WORKER_POLICY: Policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'connect-src': ["'self'", 'https:'],
  'frame-ancestors': ["'none'"],
};

/**
 * What our server sends with every page, beside the policy in it: browsers apply both. Next renders a few answers anew, such as its
 * error page, and those have no other.
 */
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

/** CSP sources, `'sha256-…'`, of inline scripts and styles. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const withSources = (policy: Policy, directive: string, sources: readonly string[]): Policy => ({
  ...policy,
  [directive]: [...(policy[directive] ?? []), ...new Set(sources)],
});

/** Directive -> additional sources for pages with code, for features the operator enabled. */
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

/** The policy of a page without scripts. @param images origins of its pictures */
export function documentPolicy(styles: readonly string[], images: readonly string[] = []): string {
  return formatPolicy(withSources(withSources(DOCUMENT_POLICY, 'style-src', styles), 'img-src', images));
}

export function baselinePolicy({ 'script-src': scripts = [] }: ExtraSources = {}): string {
  return formatPolicy(withSources(BASELINE_POLICY, 'script-src', scripts));
}

/** The same for the page that other sites may frame. */
export function embedBaselinePolicy(): string {
  return formatPolicy({ ...BASELINE_POLICY, 'script-src': ["'self'", "'unsafe-inline'"], 'frame-ancestors': ['*'] });
}

export function workerPolicy(): string {
  return formatPolicy(WORKER_POLICY);
}
