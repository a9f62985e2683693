import { useEffect, useId, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { MapMouseEvent } from 'maplibre-gl';
import { replaceUrl, useScreen } from '@/components/browser/url-store';
import { useAnswer } from '@/components/browser/use-answer';
import { useStore } from '@/components/browser/use-store';
import { EventSign, EventText, MARK_KINDS, type MarkKind } from '@/components/road-reports/event-text';
import { SignBoard } from '@/components/road-reports/sign-board';
import { askEvents, eventsVersion } from '@/components/road-reports/events-client';
import { IconButton } from '@/components/ui/button';
import type { Point } from '@/lib/geo/point';
import { groupBy } from '@/lib/core/collections';
import { describeOnRoad } from '@/lib/road-reports/along-drive';
import type { Shown } from '@/lib/road-reports/shown-event';
import { hidesEvents } from '@/lib/settings/settings';
import { makeEvents, MARK_LAYERS, toReportFeatures } from './event-marks';
import { Legend } from './legend';
import styles from './legend.module.css';
import { MapDialog } from '../map-popup';
import type { MapScene } from '../map-scene';

const TICK_MS = 30_000;
/** Touch tolerance, CSS pixels. */
const REACH_PX = 12;
const KIND_NAMES: Readonly<Record<MarkKind, string>> = {
  closed: 'Closed',
  chains: 'Chains',
  other: 'Incident',
  work: 'Work',
  sign: 'Sign',
};
const SIGNS_FROM = 9;

const never = () => () => undefined;

function useReportsInView(scene: MapScene, isHidden: boolean) {
  const { map } = scene;
  const version = useSyncExternalStore(isHidden ? never : eventsVersion.subscribe, eventsVersion.get, () => 0);
  const [box, setBox] = useState(() => scene.bounds);
  useEffect(() => {
    const look = () => setBox(scene.bounds);
    const timer = setInterval(look, TICK_MS);
    const moving = map.on('moveend', look);
    return () => {
      clearInterval(timer);
      moving.unsubscribe();
    };
  }, [scene, map]);
  const ask = useMemo(() => {
    if (isHidden || version === 0) return null;
    return async () => {
      const at = Date.now();
      const { events, signs } = await askEvents('shown', box, at);
      return { at, events, signs: map.getZoom() >= SIGNS_FROM ? signs : [] };
    };
  }, [isHidden, version, box, map]);
  return useAnswer(ask);
}

function useClicks({ map }: MapScene, onPick: (id: string | null) => void): void {
  useEffect(() => {
    const handleClick = ({ point: { x, y } }: MapMouseEvent) => {
      const layers = MARK_LAYERS.filter((id) => map.getLayer(id));
      const around: [[number, number], [number, number]] = [
        [x - REACH_PX, y - REACH_PX],
        [x + REACH_PX, y + REACH_PX],
      ];
      const [feature] = layers.length > 0 ? map.queryRenderedFeatures(around, { layers }) : [];
      onPick(feature ? String(feature.properties.id) : null);
    };
    const point = () => (map.getCanvas().style.cursor = 'pointer');
    const rest = () => (map.getCanvas().style.cursor = '');
    const listening = [
      map.on('click', handleClick),
      map.on('mouseenter', MARK_LAYERS, point),
      map.on('mouseleave', MARK_LAYERS, rest),
    ];
    return () => listening.forEach((subscription) => subscription.unsubscribe());
  }, [map, onPick]);
}

interface Mark extends Point {
  readonly id: string;
  readonly kind: MarkKind;
  readonly text: (titleId: string) => ReactNode;
}

function toMarks({ events, signs }: Shown, at: number): Mark[] {
  const eventMarks = events.map(({ event, kind }): Mark => {
    const { id, lat, lng } = event;
    const title = describeOnRoad(event);
    return { id, kind, lat, lng, text: (titleId) => <EventText {...{ event, title, titleId }} now={at} /> };
  });
  const signMarks = signs.map((sign): Mark => {
    const { id, lat, lng, road, direction } = sign;
    const title = `Sign on ${[road || 'this road', direction?.toLowerCase()].filter(Boolean).join(' ')}`;
    return { id, kind: 'sign', lat, lng, text: (titleId) => <SignBoard {...{ sign, title, titleId }} now={at} /> };
  });
  return [...eventMarks, ...signMarks];
}

function MarkNote({ scene, mark, onClose }: { scene: MapScene; mark: Mark; onClose: () => void }) {
  const titleId = useId();
  const [opener] = useState(document.activeElement);
  const { lng, lat } = mark;
  useEffect(() => scene.makeRoom({ lng, lat }), [scene, lng, lat]);
  const close = () => {
    // Beside a note, a small map hides the legend.
    flushSync(onClose);
    const focused = opener instanceof HTMLButtonElement && opener.isConnected ? opener : scene.map.getCanvas();
    focused.focus({ preventScroll: true });
  };
  return (
    <MapDialog className={styles.note} at={mark} onClose={close} {...{ scene, titleId }}>
      <div className={styles.says}>{mark.text(titleId)}</div>
      <IconButton icon="close" label="Close" onClick={close} />
    </MapDialog>
  );
}

function MarkLegend({ marks, onNext }: { marks: readonly Mark[]; onNext: (kind: MarkKind) => void }) {
  const byKind = groupBy(marks, ({ kind }) => kind);
  return (
    <Legend name="Closures and incidents" hides={hidesEvents}>
      <ul className={styles.signs} aria-label="Event types">
        {MARK_KINDS.filter((kind) => byKind.has(kind)).map((kind) => (
          <li key={kind}>
            <button type="button" className={styles.sign} title="Next one" onClick={() => onNext(kind)}>
              <EventSign kind={kind} />
              {KIND_NAMES[kind]} <span>{byKind.get(kind)?.length}</span>
            </button>
          </li>
        ))}
      </ul>
    </Legend>
  );
}

export function EventsOnMap({ scene }: { scene: MapScene }) {
  const { target } = useScreen().map;
  const isHidden = useStore(hidesEvents);
  const answer = useReportsInView(scene, isHidden);
  const [pickedId, setPickedId] = useState<string | null>(null);
  if (target !== null && pickedId !== null) setPickedId(null);
  useClicks(scene, setPickedId);
  useEffect(() => {
    const features = answer && toReportFeatures(answer);
    scene.layers.show('events', () => features && makeEvents(scene.map, features));
  }, [scene, answer]);
  const marks = useMemo(() => (answer ? toMarks(answer, answer.at) : []), [answer]);
  const picked = marks.find(({ id }) => id === pickedId);
  if (answer && pickedId !== null && !picked) setPickedId(null);
  if (!isHidden && marks.length === 0) return null;
  const handleNext = (kind: MarkKind) => {
    const ids = marks.filter((mark) => mark.kind === kind).map(({ id }) => id);
    replaceUrl({ target: null });
    setPickedId(ids[ids.indexOf(pickedId ?? '') + 1] ?? ids[0] ?? null);
  };
  return (
    <>
      <MarkLegend marks={marks} onNext={handleNext} />
      {picked && <MarkNote key={picked.id} scene={scene} mark={picked} onClose={() => setPickedId(null)} />}
    </>
  );
}
