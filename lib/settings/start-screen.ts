import type { StoredKey } from './local-store';
import { createSetting } from './settings';

const START_KEY = 'startScreen' satisfies StoredKey;
/** The last order of the grid. */
const SORT_KEY = 'sort' satisfies StoredKey;

/** Query of the first screen, such as `fav=1`; empty for the grid of all cameras. */
export const startScreen = createSetting(START_KEY, (text) => text ?? '');

const TRANSIENT = ['camera', 'at', 'target', 'play', 'choose', 'kiosk', 'density', 'columns', 'all'];

export function toStart(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of TRANSIENT) params.delete(name);
  return params.toString();
}

/** Inline head script, run first. A visit to `/` opens the start screen in the last order. No quotes or HTML. */
export const START_SCRIPT = `try{const s=location.search,l=localStorage,p=new URLSearchParams(s||(performance.getEntriesByType(\`navigation\`)[0].type==\`navigate\`?l.${START_KEY}||\`\`:\`\`)),o=l.${SORT_KEY};if(o)if(!/\\b(sort|mode|near|drive|wall|kiosk)=/.test(p))p.set(\`sort\`,o);if(p!=new URLSearchParams(s).toString())history.replaceState(history.state,\`\`,\`?\`+p+location.hash)}catch{}`;
