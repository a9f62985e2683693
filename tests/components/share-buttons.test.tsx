import { renderToStaticMarkup } from 'react-dom/server';
import { ShareButtons } from '@/components/camera/camera-credit';
import { camera } from '../support/camera';

// Without a clipboard the buttons are hidden.
Object.defineProperty(navigator, 'clipboard', { value: {}, configurable: true });

const render = (source: '511pa' | '511ny', isDemo?: true) =>
  renderToStaticMarkup(
    <ShareButtons camera={camera({ id: `${source}-1`, source, ...(isDemo && { isDemo }) })} angle={null} />,
  );

test('embed code is offered unless the agency’s terms forbid it; then a sentence names the agency', () => {
  expect(render('511ny')).toContain('Copy embed code');
  expect(render('511pa', true)).toContain('Copy embed code');
  expect(render('511pa')).not.toContain('Copy embed code');
  expect(render('511pa')).toMatch(/The terms of .+ do not allow embedding\./);
});
