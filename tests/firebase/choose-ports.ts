import { chooseStackSettings } from './stack/free-ports';

/** Before all test files, whose processes inherit the environment. */
export default async function choosePorts(): Promise<void> {
  process.env.ROADFEED_FIREBASE_STACK ??= await chooseStackSettings();
}
