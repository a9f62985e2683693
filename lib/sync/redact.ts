import type { Source } from '@/lib/sources/source';
import type { Environment } from './page-source';

/** Shorter values are no keys, and hiding them would garble the text. */
const MIN_KEY_LENGTH = 4;

/** A function that takes the user's API keys, plain and percent-encoded, out of a text before anybody reads it. */
export function keyRedactor(registry: readonly Source[], environment: Environment): (text: string) => string {
  const variables = registry.flatMap((source) =>
    source.parts.flatMap((part) => part.endpoints.map((endpoint) => endpoint.keyVariable)),
  );
  const keys = [...new Set(variables)]
    .flatMap((variable) => (variable === undefined ? [] : (environment[variable] ?? [])))
    .filter((key) => key.length >= MIN_KEY_LENGTH);
  const secrets = keys.flatMap((key) => [key, encodeURIComponent(key)]);
  return (text) => secrets.reduce((clean, secret) => clean.replaceAll(secret, '[key]'), text);
}
