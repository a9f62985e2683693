import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { useAnswer } from '@/components/browser/use-answer';
import type { Camera } from '@/lib/camera/camera';
import { START_PICTURE } from '@/lib/constants/map';
import type { Point } from '@/lib/geo/point';
import { isInBox, type Box } from '@/lib/geo/ring';
import { formatMapPosition, type MapPosition } from '@/lib/map/map-position';
import { growBox, toWorldPixels } from '@/lib/map/projection';
import styles from './map.module.css';
import type { MapScene } from './map-scene';
import { createButton } from './markers/marker-buttons';
import type { Clusters } from './use-clusters';
import type { SceneRunner } from './use-map-scene';

const HALF_MARKER_PX = 23;

const TOUCHES = ['pointerenter', 'pointerdown', 'wheel', 'focusin'] as const;

interface StartPictureProps {
  start: MapPosition;
  scene: MapScene | null;
  clusters: Clusters | null;
  bounds: Box | null;
  favorites: ReadonlySet<string>;
  run: SceneRunner;
  onTouch: () => void;
  onCamera: (camera: Camera, at: Point) => void;
  /** The map shows the same, or has moved on. */
  onTaken: () => void;
}

/** CSS position, relative to the center of the box. */
function place(point: Point, start: MapPosition) {
  const [at, center] = [toWorldPixels(point, start.zoom), toWorldPixels(start, start.zoom)];
  return { left: `calc(50% + ${at.x - center.x}px)`, top: `calc(50% + ${at.y - center.y}px)` };
}

function Outlines({ start }: { start: MapPosition }) {
  const { west, south, east, north } = START_PICTURE;
  const corner = { lat: north, lng: west };
  const [from, to] = [toWorldPixels(corner, start.zoom), toWorldPixels({ lat: south, lng: east }, start.zoom)];
  return (
    <svg aria-hidden="true" width={to.x - from.x} height={to.y - from.y} style={place(corner, start)}>
      <use href="/basemap/start.svg#land" />
    </svg>
  );
}

function useMarks({ start, clusters, bounds }: StartPictureProps) {
  const ask = useMemo(() => {
    if (!clusters || !bounds) return null;
    const { client } = clusters;
    const box = growBox(bounds, HALF_MARKER_PX, start.zoom);
    return async () => {
      const { items, version } = await client.ask('items', box, start.zoom);
      const marks = items.filter((item) => isInBox(item, box));
      await client.source.read(marks.flatMap((mark) => (mark.kind === 'camera' ? [mark.index] : [])));
      return { client, marks, version };
    };
  }, [start, clusters, bounds]);
  return useAnswer(ask);
}

function useButtons(boxRef: RefObject<HTMLElement | null>, props: StartPictureProps): void {
  const { start, favorites, run, onCamera } = props;
  const answer = useMarks(props);
  useEffect(() => {
    if (!answer) return;
    const { client, marks, version } = answer;
    const buttons = marks.flatMap((mark) => {
      const camera = mark.kind === 'camera' ? client.source.get(mark.index) : undefined;
      if (mark.kind === 'camera' && !camera) return [];
      const button = createButton(mark, camera ? { camera, isFavorite: favorites.has(camera.id) } : null);
      // The picture takes the focus, and hands it to MapLibre's canvas.
      button.tabIndex = -1;
      Object.assign(button.style, place(mark, start));
      button.addEventListener('click', () => {
        if (camera) onCamera(camera, mark);
        if (mark.kind === 'camera') return;
        const opening = client.ask('expand', mark.id, version);
        void opening.then((opened) => run(({ markers }) => void markers.open(mark, opened)));
      });
      return [button];
    });
    boxRef.current?.replaceChildren(...buttons);
  }, [boxRef, start, answer, favorites, run, onCamera]);
}

function useTakeover(boxRef: RefObject<HTMLElement | null>, { scene, start, onTaken }: StartPictureProps): void {
  useEffect(() => {
    if (!scene) return;
    const { map } = scene;
    const takeOver = () => {
      if (boxRef.current?.contains(document.activeElement)) map.getCanvas().focus({ preventScroll: true });
      onTaken();
    };
    const look = () => {
      if (formatMapPosition(scene.position) !== formatMapPosition(start)) takeOver();
    };
    const listening = [map.on('move', look), map.on('idle', takeOver)];
    return () => listening.forEach((subscription) => subscription.unsubscribe());
  }, [boxRef, scene, start, onTaken]);
}

/** Stands for the map until MapLibre has drawn the same: outlines, and markers as buttons. */
export function StartPicture(props: StartPictureProps) {
  const { start, onTouch } = props;
  const boxRef = useRef<HTMLDivElement>(null);
  const marksRef = useRef<HTMLDivElement>(null);
  useButtons(marksRef, props);
  useTakeover(boxRef, props);
  useEffect(() => {
    const touching = new AbortController();
    const options = { signal: touching.signal, passive: true };
    for (const touch of TOUCHES) boxRef.current?.addEventListener(touch, onTouch, options);
    return () => touching.abort();
  }, [onTouch]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as MapLibre's canvas
    <div ref={boxRef} className={styles.start} role="region" aria-label="Map of cameras" tabIndex={0}>
      <Outlines start={start} />
      <div ref={marksRef} />
    </div>
  );
}
