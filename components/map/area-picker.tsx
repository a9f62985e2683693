import { useState, type PointerEvent } from 'react';
import { toRing, type Box, type Ring } from '@/lib/camera/ring';
import { formatCount } from '@/lib/core/format-count';
import { MAX_WALL_CAMERAS } from '@/lib/wall/chosen-wall';
import styles from './area-picker.module.css';
import type { VisibleCameras } from './cluster-view';
import type { MapScene } from './map-scene';

/** CSS pixels of the map. */
type Corner = readonly [x: number, y: number];

/** Shorter moves of the pointer add nothing that one could see. */
const MIN_STEP_PX = 4;
/** A line and a tap have no inside. */
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

/** What of the world the map shows. */
export function readView({ map }: MapScene): Box {
  const bounds = map.getBounds();
  return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
}

/** Takes the pointer from the map until a line is drawn, whose end is joined to its beginning. */
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

interface AreaPickerProps {
  scene: MapScene | null;
  visible: VisibleCameras | null;
  /** Adds the cameras of an area to the wall that is being chosen, and returns how many they are; null while none is. */
  onArea: ((ring: Ring) => Promise<number>) | null;
}

/** For the wall that is being chosen: the cameras of a drawn area, or by keyboard those in view. */
export function AreaPicker({ scene, visible, onArea }: AreaPickerProps) {
  const [isDrawing, setDrawing] = useState(false);
  const [note, setNote] = useState('');
  if (scene === null || onArea === null) return null;
  const inView = visible?.total ?? 0;
  const add = async (ring: Ring) => {
    setDrawing(false);
    setNote((await onArea(ring)) === 0 ? 'No cameras there' : '');
  };
  const many = inView > MAX_WALL_CAMERAS ? `${MAX_WALL_CAMERAS} of the ${formatCount(inView)}` : `the ${inView}`;
  return (
    <>
      {isDrawing && <DrawingSheet onDrawn={(line) => void add(readRing(scene, line))} />}
      <div className={styles.picker} role="group" aria-label="Cameras for the wall">
        <button
          type="button"
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
          <button type="button" onClick={() => void add(toRing(readView(scene)))}>
            {`Add ${many} in view`}
          </button>
        )}
        <p role="status">{isDrawing ? 'Draw around the cameras' : note}</p>
      </div>
    </>
  );
}
