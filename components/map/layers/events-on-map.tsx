'use client';

import { useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { MapMouseEvent } from 'maplibre-gl';
import { useAnswer } from '@/components/browser/use-answer';
import { EventSign, EventText } from '@/components/road-reports/event-text';
import { askEvents, eventsVersion } from '@/components/road-reports/events-client';
import { IconButton } from '@/components/ui/button';
import { groupBy } from '@/lib/core/collections';
import { describePlace } from '@/lib/road-reports/along-drive';
import type { RoadEvent } from '@/lib/road-reports/event-schema';
import { EVENT_KINDS, type EventKind, type ShownEvent } from '@/lib/road-reports/shown-event';
import { hidesEvents } from '@/lib/settings/settings';
import { makeEvents, MARK_LAYERS, toEventFeatures } from './event-marks';
import { Legend } from './legend';
import styles from './legend.module.css';
import { pin, readView, toAnchor } from '../markers/map-overlay';
import type { MapScene } from '../map-scene';

const TICK_MS = 30_000;
/** Touch tolerance, CSS pixels. */
const REACH_PX = 12;
const KIND_NAMES: Readonly<Record<EventKind, string>> = { closed: 'Closed', other: 'Incident', work: 'Work' };

const never = () => () => undefined;

/** The file loads only while the events show. */
function useEventsInView({ map }: MapScene, isHidden: boolean) {
  const version = useSyncExternalStore(isHidden ? never : eventsVersion.subscribe, eventsVersion.get, () => 0);
  const [box, setBox] = useState(() => readView(map));
  useEffect(() => {
    const look = () => setBox(readView(map));
    const timer = setInterval(look, TICK_MS);
    const moving = map.on('moveend', look);
    return () => {
      clearInterval(timer);
      moving.unsubscribe();
    };
  }, [map]);
  const ask = useMemo(() => {
    if (isHidden || version === 0) return null;
    return async () => {
      const at = Date.now();
      return { at, events: await askEvents('shown', box, at) };
    };
  }, [isHidden, version, box]);
  return useAnswer(ask);
}

/** Passes null for a click elsewhere. */
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

interface NoteProps {
  scene: MapScene;
  event: RoadEvent;
  now: number;
  onClose: () => void;
}

function EventNote({ scene, event, now, onClose }: NoteProps) {
  const titleId = useId();
  const ref = useRef<HTMLDivElement>(null);
  const openerRef = useRef<HTMLElement>(scene.map.getCanvas());
  const { lng, lat } = event;
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const anchor = toAnchor({ lng, lat });
    const { activeElement } = document;
    if (activeElement instanceof HTMLButtonElement) openerRef.current = activeElement;
    element.focus({ preventScroll: true });
    scene.makeRoom(anchor);
    return pin(scene.map, element, anchor);
  }, [scene, lng, lat]);
  const close = () => {
    onClose();
    const opener = openerRef.current.isConnected ? openerRef.current : scene.map.getCanvas();
    opener.focus({ preventScroll: true });
  };
  const [road] = event.roads;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key belongs to the whole dialog
    <div
      ref={ref}
      className={styles.note}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <div className={styles.says}>
        <EventText
          event={event}
          title={`${road ? `${road.name}: ` : ''}${describePlace(event)}`}
          titleId={titleId}
          now={now}
        />
      </div>
      <IconButton icon="close" label="Close" onClick={close} />
    </div>
  );
}

interface EventLegendProps {
  events: readonly ShownEvent[];
  isHidden: boolean;
  onNext: (kind: EventKind) => void;
}

/** Keyboard access to the marks: each sign opens its next event. */
function EventLegend({ events, isHidden, onNext }: EventLegendProps) {
  const byKind = groupBy(events, ({ kind }) => kind);
  return (
    <Legend name="Closures and incidents" isHidden={isHidden} hides={hidesEvents}>
      <ul className={styles.signs} aria-label="Signs of events">
        {EVENT_KINDS.filter((kind) => byKind.has(kind)).map((kind) => (
          <li key={kind}>
            <button type="button" className={styles.sign} title="Next incident" onClick={() => onNext(kind)}>
              <EventSign kind={kind} />
              {KIND_NAMES[kind]} <span>{byKind.get(kind)?.length}</span>
            </button>
          </li>
        ))}
      </ul>
    </Legend>
  );
}

interface EventsOnMapProps {
  scene: MapScene;
  hasPopup: boolean;
  onClosePopup: () => void;
}

export function EventsOnMap({ scene, hasPopup, onClosePopup }: EventsOnMapProps) {
  const isHidden = useSyncExternalStore(hidesEvents.subscribe, hidesEvents.get, () => false);
  const answer = useEventsInView(scene, isHidden);
  const [pickedId, setPickedId] = useState<string | null>(null);
  if (hasPopup && pickedId !== null) setPickedId(null);
  useClicks(scene, setPickedId);
  useEffect(() => {
    const features = answer && toEventFeatures(answer.events);
    scene.layers.update('events', () => features && makeEvents(scene.map, features));
  }, [scene, answer]);
  const events = answer?.events ?? [];
  const picked = events.find(({ event }) => event.id === pickedId)?.event;
  if (!isHidden && events.length === 0) return null;
  const handleNext = (kind: EventKind) => {
    const ids = events.filter((shown) => shown.kind === kind).map(({ event }) => event.id);
    onClosePopup();
    setPickedId(ids[ids.indexOf(pickedId ?? '') + 1] ?? ids[0] ?? null);
  };
  return (
    <>
      <EventLegend events={events} isHidden={isHidden} onNext={handleNext} />
      {answer && picked && (
        <EventNote key={picked.id} scene={scene} event={picked} now={answer.at} onClose={() => setPickedId(null)} />
      )}
    </>
  );
}
