/**
 * An address that an operator put into a setting of the build, as it stands.
 * @throws When it is no https address: a typing error must not pass for a setting that is absent.
 */
export function httpsAddress(setting: string): string {
  if (URL.canParse(setting) && setting.startsWith('https://')) return setting;
  throw new Error(`${setting} is no https address`);
}
