import { createSetting } from './setting';

/** Whether the controls make sounds: off unless stored true (spec 4). */
export const soundSetting = createSetting('soundEnabled', (text) => text === 'true');
