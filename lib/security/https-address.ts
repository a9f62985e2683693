/** @throws unless the build setting is an https address: a typo must not count as an absent setting. */
export function httpsAddress(setting: string): string {
  if (URL.canParse(setting) && setting.startsWith('https://')) return setting;
  throw new Error(`${setting} is not an https address`);
}
