import { AGENCY_TERMS } from '@/data/agency-terms';
import { getSourceOf } from '@/lib/agencies/agencies';
import { BRAND } from '@/lib/constants/brand';
import { EMBED_PATH } from '@/lib/security/headers';
import { CAPTION_HEIGHT, getEmbedSize, makeEmbedCode, readEmbedAddress, type Embedded } from './embed-address';

const MAX_ADDRESS_LENGTH = 4_000;
const DAY_S = 86_400;
const LEAST_WIDTH = 120;

/** The camera or wall whose page, or embed, the address is; null for any other. The host is not looked at: the answer names ours alone. */
function readAddress(address: string): Embedded | null {
  if (address.length > MAX_ADDRESS_LENGTH || !URL.canParse(address)) return null;
  const { pathname, search } = new URL(address);
  return ['/', EMBED_PATH].includes(pathname) ? readEmbedAddress(search) : null;
}

const readLimit = (text: string | null): number => (/^\d{1,5}$/.test(text ?? '') ? Number(text) : Infinity);

/** As large as both limits allow; a camera's picture stays 16:9 above its caption, and a wall scrolls. */
function fit(shown: Embedded, asked: URLSearchParams): { width: number; height: number } {
  const size = getEmbedSize(shown);
  const [maxWidth, maxHeight] = [readLimit(asked.get('maxwidth')), readLimit(asked.get('maxheight'))];
  const widest = 'ids' in shown ? Infinity : (maxHeight - CAPTION_HEIGHT) * (16 / 9);
  const width = Math.max(LEAST_WIDTH, Math.floor(Math.min(size.width, maxWidth, widest)));
  if ('ids' in shown) return { width, height: Math.max(LEAST_WIDTH, Math.min(size.height, maxHeight)) };
  return { width, height: Math.floor((width * 9) / 16 + CAPTION_HEIGHT) };
}

function describe(shown: Embedded) {
  if ('ids' in shown) return { title: shown.name === '' ? 'Live traffic cameras' : shown.name };
  const { name, url } = AGENCY_TERMS[getSourceOf(shown.id)].attribution;
  return { title: 'Live traffic camera', author_name: name, author_url: url };
}

/** The answer of https://oembed.com for the address of a camera or a wall. A number is the HTTP status of a refusal. */
export function answerOEmbed(asked: URLSearchParams, site: string) {
  const shown = readAddress(asked.get('url') ?? '');
  if (shown === null) return 404;
  if ((asked.get('format') ?? 'json') !== 'json') return 501;
  const size = fit(shown, asked);
  return {
    version: '1.0',
    type: 'rich',
    ...describe(shown),
    provider_name: BRAND,
    provider_url: site,
    cache_age: DAY_S,
    ...size,
    html: makeEmbedCode(site, shown, 'ids' in shown ? shown.name : shown.id, size),
  };
}
