/** What the settings say of accounts. */
export function AccountBlock() {
  return <p>This site has no accounts. Your favorites and settings are kept on this device only.</p>;
}
