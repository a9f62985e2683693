/** @throws because a typo must not disable a feature silently */
export function httpsAddress(setting: string): string {
  if (URL.canParse(setting) && setting.startsWith('https://')) return setting;
  throw new Error(`${setting} is not an https address`);
}
