import { createSetting } from './setting';

/** Whether the visitor shares anonymous usage: no, unless stored true. */
export const usageConsent = createSetting('shareUsage', (text) => text === 'true');
