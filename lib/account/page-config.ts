import type { AccountConfig } from './read-account-config';

/** The part of `ACCOUNT_CONFIG` that every page loads; the rest loads with the SDK. Null without accounts. */
export const PAGE_CONFIG = JSON.parse(process.env.ROADFEED_PAGE_ACCOUNTS ?? 'null') as Pick<
  AccountConfig,
  'apiKey' | 'measurementId'
> | null;
