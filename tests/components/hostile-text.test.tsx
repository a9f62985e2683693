import { renderToStaticMarkup } from 'react-dom/server';
import { PlacePage } from '@/components/landing/places/place-page';
import { JsonLd } from '@/components/landing/json-ld';
import { findPlace } from '@/lib/places/places';
import { getContent } from '@/lib/places/content';
import { createInventoryOf } from '@/lib/places/inventory';
import { selectPictures } from '@/lib/places/pictures';
import { camera } from '../support/camera';

const HOSTILE = '</script><img src=x onerror=alert(1)>';

test('a place page shows hostile camera names as text', () => {
  const cameras = Array.from({ length: 6 }, (_, index) =>
    camera({ id: `511ny-${index}`, location: `${HOSTILE} ${index}`, state: 'New York', roadway: `I-${index}` }),
  );
  const place = findPlace('new-york-traffic-cameras')!;
  const inventoryOf = createInventoryOf({ cameras, changedAt: 0 });
  const pictures = selectPictures(cameras, () => true);
  const view = renderToStaticMarkup(
    <PlacePage
      place={place}
      content={getContent(place)}
      inventoryOf={inventoryOf}
      pictures={pictures}
      roads={[]}
      reports={null}
    />,
  );
  expect(view.match(/&lt;\/script&gt;&lt;img src=x/g)).toHaveLength(12);
  expect(view).not.toMatch(/<img src=x|<\/?script/);
});

test('a hostile name cannot close structured data', () => {
  const view = renderToStaticMarkup(<JsonLd thing={{ '@type': 'Thing', name: HOSTILE }} />);
  const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(view) ?? [];
  expect(JSON.parse(json)).toMatchObject({ name: HOSTILE });
});
