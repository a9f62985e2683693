import { renderToStaticMarkup } from 'react-dom/server';
import { HeldBlock } from '@/components/landing/held-block';
import { JsonLd } from '@/components/landing/json-ld';
import { locationBySlug } from '@/lib/locations/catalog';
import { heldCameras } from '@/lib/locations/held-cameras';
import { camera } from '../support/camera';

const HOSTILE = '</script><img src=x onerror=alert(1)>';

test('a place page draws hostile camera names as text', () => {
  const cameras = Array.from({ length: 6 }, (_, index) =>
    camera({ id: `511ny-${index}`, location: `${HOSTILE} ${index}`, state: 'New York', roadway: `I-${index}` }),
  );
  const held = heldCameras(locationBySlug('new-york-traffic-cameras')!, cameras);
  const view = renderToStaticMarkup(<HeldBlock name="New York" held={held!} date="May 4" />);
  expect(view.match(/&lt;\/script&gt;&lt;img src=x/g)).toHaveLength(6);
  expect(view).not.toMatch(/<img|<\/?script/);
});

test('structured data keeps its own end, whatever a name says', () => {
  const view = renderToStaticMarkup(<JsonLd thing={{ '@type': 'Thing', name: HOSTILE }} />);
  const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(view) ?? [];
  expect(JSON.parse(json)).toMatchObject({ name: HOSTILE });
});
