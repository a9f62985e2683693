import { IconButton } from '@/components/ui/button';
import styles from './map.module.css';

interface MapControlsProps {
  onLocate: () => void;
  onZoomIn: () => void;
  onZoomOut: () => void;
}

/** The round button that finds the visitor, and the zoom, at the top right (spec 2). */
export function MapControls({ onLocate, onZoomIn, onZoomOut }: MapControlsProps) {
  return (
    <div className={styles.controls}>
      <div className={styles.locate}>
        <IconButton icon="locate" label="Find my location" onClick={onLocate} />
      </div>
      <div className={styles.zoom}>
        <IconButton icon="plus" label="Zoom in" onClick={onZoomIn} />
        <IconButton icon="minus" label="Zoom out" onClick={onZoomOut} />
      </div>
    </div>
  );
}
