import { createSetting } from './setting';

/** Whether the wall does without videos and renews its pictures less often: off unless stored true. */
export const dataSaverSetting = createSetting('dataSaver', (text) => text === 'true');
