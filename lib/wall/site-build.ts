/** The files of a build, by the address of its first page: each name has a hash of its content. */
export function listBuildFiles(html: string): string {
  return [...new Set(html.match(/\/_next\/static\/[\w./~-]+\.(?:js|css)/g))].sort().join(' ');
}

/** Of the build that the site has now. Null while it does not answer. */
export async function readBuild(): Promise<string | null> {
  try {
    const response = await fetch(window.location.pathname, { cache: 'no-cache' });
    return response.ok ? listBuildFiles(await response.text()) : null;
  } catch {
    return null;
  }
}

const RETRY_MS = 60_000;

/** Loads the page anew once the site answers, for a kiosk that cannot go on. Returns a function that stops that. */
export function reloadWhenReachable(): () => void {
  const timer = setInterval(() => {
    void readBuild().then((build) => {
      if (build !== null) window.location.reload();
    });
  }, RETRY_MS);
  return () => clearInterval(timer);
}
