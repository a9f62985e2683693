import type { AgencyFile } from '../agency';

// Fields are HTML, with the coordinates in a link.
export const agency = {
  terms: {
    license: 'The agency publishes these pictures for travelers and has no reuse terms.',
    read: '2026-09-30',
    page: 'https://mdotjboss.state.mi.us/MiDrive/map',
    class: 'silent',
  },
  credit: {
    name: 'Michigan Department of Transportation (Mi Drive)',
    url: 'https://mdotjboss.state.mi.us/MiDrive/map',
  },
  label: 'Mi Drive',
  badge: 'MI DRIVE IMAGE',
  filter: 'Mi Drive Michigan',
  home: ['MI'],
  cadenceS: 120,
  lists: {
    minimum: 150,
    endpoints: [
      {
        platform: 'json',
        url: 'https://mdotjboss.state.mi.us/MiDrive/camera/list',
        map: {
          id: { from: 'image', match: /\/([\w-]+)(?:\.flv)?\.jpg/ },
          name: [
            { from: '{route}{location}', match: /^(.+?) *@ *(.+)$/, give: '$1 at $2' },
            '{route} {location}',
            { from: 'location', match: /^@? *(.+)$/ },
          ],
          lat: { from: 'county', match: /\blat=(-?[\d.]+)/ },
          lng: { from: 'county', match: /\blon=(-?[\d.]+)/ },
          roadway: 'route',
          direction: { from: 'direction', match: /traveling (\w+)/ },
          // Weather stations have the county Michigan, which does not exist.
          county: { from: 'county', match: />(?!Michigan<)([^<]+?)(?: County)? *</ },
          views: [
            {
              image: [
                {
                  from: 'image',
                  match: /micamerasimages\.net\/thumbs\/(\w+)\.flv\.jpg/,
                  give: 'https://micamerasimages.net/$1.jpg',
                },
                { from: 'image', match: /src="([^"]+)"/ },
              ],
            },
          ],
        },
      },
    ],
    mediaHosts: ['micamerasimages.net', '*.us-east-1.skyvdn.com', 'mdotjboss.state.mi.us'],
  },
} as const satisfies AgencyFile;
