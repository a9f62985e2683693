import { useState, type PointerEvent } from 'react';
import type { Box } from '@/lib/camera/box';
import { formatCount } from '@/lib/core/format-count';
import { MAX_WALL_CAMERAS } from '@/lib/wall/chosen-wall';
import styles from './area-picker.module.css';
import type { VisibleCameras } from './cluster-view';
import type { MapScene } from './map-scene';

/** CSS pixels of the map. */
interface Corner {
  readonly x: number;
  readonly y: number;
}

interface Drag {
  readonly from: Corner;
  readonly to: Corner;
}

/** Shorter ones are clicks. */
const MIN_DRAG_PX = 8;

function getCorner({ currentTarget, clientX, clientY }: PointerEvent): Corner {
  const { left, top } = currentTarget.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

const frame = ({ from, to }: Drag) => ({
  left: Math.min(from.x, to.x),
  top: Math.min(from.y, to.y),
  width: Math.abs(to.x - from.x),
  height: Math.abs(to.y - from.y),
});

function readBox({ map }: MapScene, drag: Drag): Box {
  const { left, top, width, height } = frame(drag);
  const [northWest, southEast] = [map.unproject([left, top]), map.unproject([left + width, top + height])];
  return { west: northWest.lng, north: northWest.lat, east: southEast.lng, south: southEast.lat };
}

/** What of the world the map shows. */
export function readView({ map }: MapScene): Box {
  const bounds = map.getBounds();
  return {
    ...{ west: bounds.getWest(), north: bounds.getNorth() },
    ...{ east: bounds.getEast(), south: bounds.getSouth() },
  };
}

/** Takes the pointer from the map until a rectangle is drawn. */
function DrawingSheet({ onDrawn }: { onDrawn: (drag: Drag) => void }) {
  const [drag, setDrag] = useState<Drag | null>(null);
  return (
    <div
      className={styles.sheet}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        const corner = getCorner(event);
        setDrag({ from: corner, to: corner });
      }}
      onPointerMove={(event) => {
        if (drag) setDrag({ ...drag, to: getCorner(event) });
      }}
      onPointerUp={() => {
        setDrag(null);
        if (drag && Math.max(frame(drag).width, frame(drag).height) >= MIN_DRAG_PX) onDrawn(drag);
      }}
      onPointerCancel={() => setDrag(null)}
    >
      {drag && <div className={styles.area} style={frame(drag)} />}
    </div>
  );
}

interface AreaPickerProps {
  scene: MapScene | null;
  visible: VisibleCameras | null;
  /** Adds the cameras of an area to the wall that is being chosen, and returns how many they are; null while none is. */
  onArea: ((box: Box) => Promise<number>) | null;
}

/** For the wall that is being chosen: the cameras of a drawn area, or by keyboard those in view. */
export function AreaPicker({ scene, visible, onArea }: AreaPickerProps) {
  const [isDrawing, setDrawing] = useState(false);
  const [note, setNote] = useState('');
  if (scene === null || onArea === null) return null;
  const inView = visible?.total ?? 0;
  const add = async (box: Box) => {
    setDrawing(false);
    setNote((await onArea(box)) === 0 ? 'No cameras there' : '');
  };
  const many = inView > MAX_WALL_CAMERAS ? `${MAX_WALL_CAMERAS} of the ${formatCount(inView)}` : `the ${inView}`;
  return (
    <>
      {isDrawing && <DrawingSheet onDrawn={(drag) => void add(readBox(scene, drag))} />}
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
          <button type="button" onClick={() => void add(readView(scene))}>
            {`Add ${many} in view`}
          </button>
        )}
        <p role="status">{isDrawing ? 'Drag over the map' : note}</p>
      </div>
    </>
  );
}
