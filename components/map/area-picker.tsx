import { useState, type PointerEvent } from 'react';
import { toRing, type Ring } from '@/lib/geo/ring';
import { formatCount } from '@/lib/core/format-count';
import type { VisibleCameras } from './markers/cluster-client';
import styles from './area-picker.module.css';
import mapStyles from './map.module.css';
import type { MapScene } from './map-scene';

/** CSS pixels. */
type Corner = readonly [x: number, y: number];

const MIN_STEP_PX = 4;
const MIN_CORNERS = 3;

function getCorner({ currentTarget, clientX, clientY }: PointerEvent): Corner {
  const { left, top } = currentTarget.getBoundingClientRect();
  return [clientX - left, clientY - top];
}

function addCorner(line: readonly Corner[], next: Corner): readonly Corner[] {
  const [x, y] = line.at(-1) ?? [Infinity, Infinity];
  return Math.hypot(next[0] - x, next[1] - y) < MIN_STEP_PX ? line : [...line, next];
}

function readRing({ map }: MapScene, corners: readonly Corner[]): Ring {
  return corners.flatMap(([x, y]) => map.unproject([x, y]).toArray());
}

function DrawingSheet({ onDrawn }: { onDrawn: (line: readonly Corner[]) => void }) {
  const [line, setLine] = useState<readonly Corner[]>([]);
  return (
    <div
      className={styles.sheet}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setLine([getCorner(event)]);
      }}
      onPointerMove={(event) => {
        if (line.length > 0) setLine(addCorner(line, getCorner(event)));
      }}
      onPointerUp={() => {
        setLine([]);
        if (line.length >= MIN_CORNERS) onDrawn(line);
      }}
      onPointerCancel={() => setLine([])}
    >
      <svg className={styles.area} aria-hidden="true">
        <polygon points={line.join(' ')} />
      </svg>
    </div>
  );
}

export interface WallArea {
  /** Cameras that fit on the wall. */
  readonly room: number;
  readonly add: (ring: Ring) => Promise<{ readonly found: number; readonly known: number; readonly added: number }>;
}

interface AreaPickerProps {
  scene: MapScene | null;
  visible: VisibleCameras | null;
  wall: WallArea | null;
}

export function AreaPicker({ scene, visible, wall }: AreaPickerProps) {
  const [isDrawing, setDrawing] = useState(false);
  const [note, setNote] = useState('');
  if (scene === null || wall === null || wall.room === 0) return null;
  const inView = visible?.total ?? 0;
  const add = async (ring: Ring) => {
    setDrawing(false);
    const { found, known, added } = await wall.add(ring);
    if (added > 0) setNote('');
    else if (known < found) setNote('The wall is full');
    else setNote(found > 0 ? 'Already on the wall' : 'No cameras in this area');
  };
  const many = inView > wall.room ? `${wall.room} of the ${formatCount(inView)}` : `the ${inView}`;
  return (
    <>
      {isDrawing && <DrawingSheet onDrawn={(line) => void add(readRing(scene, line))} />}
      <div className={styles.picker} role="group" aria-label="Cameras for the wall">
        <button
          type="button"
          className={mapStyles.button}
          aria-pressed={isDrawing}
          onClick={() => setDrawing(!isDrawing)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !isDrawing) return;
            event.stopPropagation();
            setDrawing(false);
          }}
        >
          Draw an area
        </button>
        {inView > 0 && (
          <button type="button" className={mapStyles.button} onClick={() => void add(toRing(scene.bounds))}>
            {`Add ${many} in view`}
          </button>
        )}
        <p role="status">{isDrawing ? 'Draw around the cameras' : note}</p>
      </div>
    </>
  );
}
