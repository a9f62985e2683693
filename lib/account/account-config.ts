/** A Firebase project. No value is secret: every visitor's browser gets it. */
export interface AccountConfig {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly appId: string;
  /** Firebase Analytics id, `G-…`; undefined turns it off. */
  readonly measurementId?: string | undefined;
  /** Site key of reCAPTCHA Enterprise for App Check; undefined turns it off. */
  readonly appCheckKey?: string | undefined;
  readonly emulators?: { readonly auth: number; readonly firestore: number; readonly functions: number } | undefined;
}

export const EMULATOR_HOST = '127.0.0.1';

/** Validated and inlined by `next.config.ts`, so visitors load no validation. */
export const ACCOUNT_CONFIG = JSON.parse(process.env.ROADFEED_ACCOUNTS ?? 'null') as AccountConfig | null;
