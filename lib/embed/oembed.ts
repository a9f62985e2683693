import { AGENCY_TERMS } from '@/data/agency-terms';
import { getSourceOf } from '@/lib/agencies/agencies';
import { isCameraId } from '@/lib/camera/traits';
import { BRAND } from '@/lib/constants/brand';
import { EMBED_PATH } from '@/lib/security/headers';
import { EMBED_SIZE, getEmbedPath, makeEmbedCode } from './embed-address';

const MAX_ADDRESS_LENGTH = 2_000;
const CAPTION_HEIGHT = EMBED_SIZE.height - (EMBED_SIZE.width * 9) / 16;
const DAY_S = 86_400;
const LEAST_WIDTH = 120;

/** The camera whose page, or embed, the address is; null for any other. The host is not looked at: the answer names ours alone. */
function readCameraAddress(address: string): string | null {
  if (address.length > MAX_ADDRESS_LENGTH || !URL.canParse(address)) return null;
  const { pathname, searchParams } = new URL(address);
  const id = searchParams.get('camera') ?? '';
  return ['/', EMBED_PATH].includes(pathname) && isCameraId(id) ? id : null;
}

const readLimit = (text: string | null): number => (/^\d{1,5}$/.test(text ?? '') ? Number(text) : Infinity);

/** As large as both limits allow, and 16:9 above its caption. */
function fit(asked: URLSearchParams): { width: number; height: number } {
  const widest = (readLimit(asked.get('maxheight')) - CAPTION_HEIGHT) * (16 / 9);
  const width = Math.max(LEAST_WIDTH, Math.floor(Math.min(EMBED_SIZE.width, readLimit(asked.get('maxwidth')), widest)));
  return { width, height: Math.floor((width * 9) / 16 + CAPTION_HEIGHT) };
}

/** The answer of https://oembed.com for a camera's address. A number is the HTTP status of a refusal. */
export function answerOEmbed(asked: URLSearchParams, site: string) {
  const id = readCameraAddress(asked.get('url') ?? '');
  if (id === null) return 404;
  if ((asked.get('format') ?? 'json') !== 'json') return 501;
  const { name, url } = AGENCY_TERMS[getSourceOf(id)].attribution;
  const size = fit(asked);
  return {
    version: '1.0',
    type: 'rich',
    title: 'Live traffic camera',
    author_name: name,
    author_url: url,
    provider_name: BRAND,
    provider_url: site,
    cache_age: DAY_S,
    ...size,
    html: makeEmbedCode(`${site}${getEmbedPath({ id, angle: 0 })}`, id, size),
  };
}
