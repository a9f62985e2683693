import { render, screen } from '@testing-library/react';
import { HeldBlock } from '@/components/landing/held-block';
import { JsonLd } from '@/components/landing/json-ld';
import { locationBySlug } from '@/lib/locations/catalogue';
import { heldCameras } from '@/lib/locations/held-cameras';
import { camera } from '../support/camera';

const HOSTILE = '</script><img src=x onerror=alert(1)>';

test('a place page draws hostile camera names as text', () => {
  const cameras = Array.from({ length: 6 }, (_, index) =>
    camera({ id: `511ny-${index}`, location: `${HOSTILE} ${index}`, state: 'New York', roadway: `I-${index}` }),
  );
  const held = heldCameras(locationBySlug('new-york-traffic-cameras')!, cameras);
  const { container } = render(<HeldBlock name="New York" held={held!} date="May 4" />);
  expect(screen.getAllByRole('link', { name: /^<\/script><img/ })).toHaveLength(6);
  expect(container.querySelectorAll('img, script')).toHaveLength(0);
});

test('structured data keeps its own end, whatever a name says', () => {
  const { container } = render(<JsonLd thing={{ '@type': 'Thing', name: HOSTILE }} />);
  expect(container.querySelectorAll('img')).toHaveLength(0);
  expect(JSON.parse(container.textContent)).toMatchObject({ name: HOSTILE });
});
