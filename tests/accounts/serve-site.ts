/** Serves the export at the address it was built for. */
import { readStackSettings } from '../firebase/stack/stack-settings';
import { startStaticServer } from '../support/static-server';

await startStaticServer('out', Number(new URL(readStackSettings().site).port));
