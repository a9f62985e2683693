import { getTerms } from '@/lib/agencies/terms';
import { getSourceOf } from '@/lib/agencies/agencies';
import { mayEmbedAll } from '@/lib/agencies/permission';
import { BRAND, EMBED_PATH } from '@/lib/constants/brand';
import { CAPTION_HEIGHT, getEmbedSize, makeEmbedCode, readEmbedAddress, type Embedded } from './embed-address';

const MAX_ADDRESS_LENGTH = 4_000;
const DAY_S = 86_400;
const MIN_WIDTH = 120;

/** Null unless the path is a camera's or a wall's. The host does not matter: the answer contains only ours. */
function readAddress(address: string): Embedded | null {
  if (address.length > MAX_ADDRESS_LENGTH || !URL.canParse(address)) return null;
  const { pathname, search } = new URL(address);
  return ['/', EMBED_PATH].includes(pathname) ? readEmbedAddress(search) : null;
}

const readLimit = (text: string | null): number => (/^\d{1,5}$/.test(text ?? '') ? Number(text) : Infinity);

function fit(shown: Embedded, asked: URLSearchParams): { width: number; height: number } {
  const size = getEmbedSize(shown);
  const [maxWidth, maxHeight] = [readLimit(asked.get('maxwidth')), readLimit(asked.get('maxheight'))];
  const widest = 'ids' in shown ? Infinity : (maxHeight - CAPTION_HEIGHT) * (16 / 9);
  const width = Math.max(MIN_WIDTH, Math.floor(Math.min(size.width, maxWidth, widest)));
  if ('ids' in shown) return { width, height: Math.max(MIN_WIDTH, Math.min(size.height, maxHeight)) };
  return { width, height: Math.floor((width * 9) / 16 + CAPTION_HEIGHT) };
}

function describeEmbed(shown: Embedded) {
  if ('ids' in shown) return { title: 'Live traffic cameras' };
  const { name, url } = getTerms(getSourceOf(shown.id)).attribution;
  return { title: 'Live traffic camera', author_name: name, author_url: url };
}

/** Returns an https://oembed.com response, or the HTTP status of a refusal. */
export function answerOEmbed(asked: URLSearchParams, site: string) {
  const shown = readAddress(asked.get('url') ?? '');
  if (shown === null) return 404;
  if ((asked.get('format') ?? 'json') !== 'json') return 501;
  if (!mayEmbedAll('ids' in shown ? shown.ids : [shown.id])) return 401;
  const size = fit(shown, asked);
  return {
    version: '1.0',
    type: 'rich',
    ...describeEmbed(shown),
    provider_name: BRAND,
    provider_url: site,
    cache_age: DAY_S,
    ...size,
    // A wall's name could be anyone's words.
    html: makeEmbedCode(site, shown, 'ids' in shown ? '' : shown.id, size),
  };
}
