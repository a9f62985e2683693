import type { AccountConfig } from './read-account-config';

export const EMULATOR_HOST = '127.0.0.1';

/** Validated and inlined by `next.config.ts`, so visitors load no validation. Read only on a site with accounts. */
export const ACCOUNT_CONFIG = JSON.parse(process.env.ROADFEED_ACCOUNTS ?? 'null') as AccountConfig;
