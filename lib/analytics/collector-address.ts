import { httpsAddress } from '@/lib/security/https-address';

/**
 * Where the operator wants the events; null when they want none.
 * @throws When the text is no https address: a typing error must not pass for silence.
 */
export function collectorAddress(text: string | undefined): string | null {
  return text ? httpsAddress(text) : null;
}
