export function listBuildFiles(html: string): string {
  return [...new Set(html.match(/\/_next\/static\/[\w./~-]+\.(?:js|css)/g))].sort().join(' ');
}

export async function readBuild(): Promise<string | null> {
  try {
    const response = await fetch(window.location.pathname, { cache: 'no-cache' });
    return response.ok ? listBuildFiles(await response.text()) : null;
  } catch {
    return null;
  }
}

const RETRY_MS = 60_000;

export function reloadWhenReachable(): () => void {
  const timer = setInterval(() => {
    void readBuild().then((build) => {
      if (build !== null) window.location.reload();
    });
  }, RETRY_MS);
  return () => clearInterval(timer);
}
