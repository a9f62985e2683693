/** As in package.json. */
const VERSION = '0.1.0';

/** Printable ASCII without parentheses, which would end the comment it is in. */
const CONTACT = /^[\x20-\x27\x2a-\x7e]{3,200}$/;

/** Who asks: the product, its version, and the operator's address (`ROADFEED_CONTACT`). @throws RangeError for an unusable one */
export function getUserAgent(contact = ''): string {
  if (contact !== '' && !CONTACT.test(contact)) {
    throw new RangeError('ROADFEED_CONTACT must be an address in plain letters, such as https://example.org/cameras');
  }
  return `Roadfeed/${VERSION} (${['traffic camera directory', contact].filter(Boolean).join('; ')})`;
}
