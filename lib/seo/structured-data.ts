import { BRAND } from '@/lib/constants/brand';
import { absoluteUrl, SITE_URL } from '@/lib/constants/site-url';

export type Thing = Readonly<Record<string, unknown>>;

export interface PageThing {
  type: 'CollectionPage' | 'WebPage' | 'Article' | 'Blog';
  path: string;
  name: string;
  description: string;
  about?: Thing;
  items?: readonly string[];
  images?: readonly Thing[];
  /** ISO 8601; for articles. */
  publishedOn?: string;
  trail?: readonly { readonly name: string; readonly path: string }[] | undefined;
}

const WEBSITE_ID = `${SITE_URL}/#website`;

function breadcrumb({ path, name, trail = [] }: PageThing): Thing {
  const crumbs = [{ name: 'Home', path: '/' }, ...trail, { name, path }];
  return {
    '@type': 'BreadcrumbList',
    '@id': `${absoluteUrl(path)}#breadcrumb`,
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: absoluteUrl(crumb.path),
    })),
  };
}

function itemList(path: string, items: readonly string[]): Thing {
  return {
    '@type': 'ItemList',
    '@id': `${absoluteUrl(path)}#list`,
    numberOfItems: items.length,
    itemListElement: items.map((name, index) => ({ '@type': 'ListItem', position: index + 1, name })),
  };
}

interface ImageFacts {
  readonly name: string;
  readonly address: string;
  readonly credit: string;
  readonly lat: number;
  readonly lng: number;
}

export function imageThing({ name, address, credit, lat, lng }: ImageFacts): Thing {
  return {
    '@type': 'ImageObject',
    name,
    contentUrl: address.startsWith('/') ? absoluteUrl(address) : address,
    creditText: credit,
    contentLocation: { '@type': 'Place', name, geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng } },
  };
}

export function pageGraph(page: PageThing): Thing {
  const { type, path, name, description, about, items, images = [], publishedOn } = page;
  const url = absoluteUrl(path);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': type,
        '@id': url,
        url,
        name,
        ...(type === 'Article' && { headline: name, author: { '@type': 'Organization', name: BRAND } }),
        ...(publishedOn !== undefined && { datePublished: publishedOn }),
        description,
        inLanguage: 'en',
        isPartOf: { '@type': 'WebSite', '@id': WEBSITE_ID, name: BRAND, url: SITE_URL },
        breadcrumb: { '@id': `${url}#breadcrumb` },
        ...(about && { about }),
        ...(images.length > 0 && { image: images }),
        ...(items && { mainEntity: { '@id': `${url}#list` } }),
      },
      breadcrumb(page),
      ...(items ? [itemList(path, items)] : []),
    ],
  };
}

export function homeGraph(): Thing {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebSite', '@id': WEBSITE_ID, name: BRAND, url: SITE_URL, inLanguage: 'en' },
      { '@type': 'Organization', '@id': `${SITE_URL}/#organization`, name: BRAND, url: SITE_URL },
    ],
  };
}

/** Escaped for a script element. */
export function jsonForScript(thing: Thing): string {
  return JSON.stringify(thing).replaceAll('<', '\\u003c');
}
