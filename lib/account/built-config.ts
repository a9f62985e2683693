import type { AccountConfig } from './account-config';

/**
 * The accounts of this build. `next.config.ts` has read and checked the operator's settings and puts the outcome in the place of
 * this variable, so that no visitor loads what checks them.
 */
export const ACCOUNT_CONFIG = JSON.parse(process.env.ROADFEED_ACCOUNTS ?? 'null') as AccountConfig | null;
