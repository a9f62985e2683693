/** Name of the parameter that Firebase and our mails put the code under (spec 7). */
const CODE = 'oobCode';

/**
 * The code of a reset link, which leaves the address bar at once: whoever looks at the screen, copies the address or counts
 * visits does not get it. Null where there is none.
 */
export function takeResetCode(): string | null {
  const code = new URLSearchParams(window.location.search).get(CODE);
  if (window.location.search !== '') window.history.replaceState(window.history.state, '', window.location.pathname);
  return code === '' ? null : code;
}
