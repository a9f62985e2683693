import type { UsageEvent } from './usage-event';

/**
 * Posts `{"name": …, "params": {…}}` as text, which needs no leave of the other host beforehand. Without cookies and without
 * the address of the page; also while the page closes. What goes wrong is nobody's concern.
 */
export async function sendEvent(collector: string, { name, params }: UsageEvent): Promise<void> {
  try {
    await fetch(collector, {
      method: 'POST',
      body: JSON.stringify({ name, params }),
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'origin',
      cache: 'no-store',
      keepalive: true,
    });
  } catch {
    // An event is lost.
  }
}
