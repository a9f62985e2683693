import { useEffect } from 'react';
import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { useAnswer } from '@/components/browser/use-answer';
import { useStore } from '@/components/browser/use-store';
import severityStyles from '@/components/warnings/severity.module.css';
import type { WarningAreas } from '@/lib/catalog/camera-warnings';
import { hidesWarnings } from '@/lib/settings/settings';
import { Legend } from './legend';
import styles from './legend.module.css';
import { readMapColors } from '../map-images';
import type { MapScene } from '../map-scene';
import type { OwnLayers } from './style-layers';

const SOURCE = 'warnings';
/** Areas are simplified to 500 m. */
const DETAIL = { maxzoom: 9, tolerance: 0.4, buffer: 16 };
const IN_LEGEND = 6;

function makeLayers(): LayerSpecification[] {
  const { text, warning, danger } = readMapColors();
  const severity: ExpressionSpecification = ['get', 'severity'];
  const color: ExpressionSpecification = ['match', severity, 'extreme', danger, 'minor', text, warning];
  const opacity: ExpressionSpecification = ['match', severity, 'extreme', 0.3, 'severe', 0.22, 'moderate', 0.12, 0.08];
  return [
    {
      id: 'warning-areas',
      type: 'fill',
      source: SOURCE,
      layout: { 'fill-sort-key': ['get', 'rank'] },
      paint: { 'fill-color': color, 'fill-opacity': opacity },
    },
    {
      id: 'warning-edges',
      type: 'line',
      source: SOURCE,
      paint: { 'line-color': color, 'line-opacity': 0.55, 'line-width': 1 },
    },
  ];
}

const draw = (areas: WarningAreas): OwnLayers => ({
  spec: { type: 'geojson', data: areas, ...DETAIL },
  layers: makeLayers(),
});

function listLabels(areas: WarningAreas) {
  const labels = new Map(areas.features.map(({ properties }) => [properties.event, properties]));
  return [...labels.values()].sort((a, b) => b.rank - a.rank);
}

export function WarningAreasOnMap({ scene, load }: { scene: MapScene; load: () => Promise<WarningAreas> }) {
  const isHidden = useStore(hidesWarnings);
  const areas = useAnswer(load);
  useEffect(() => {
    scene.layers.show(SOURCE, () => (areas === null || isHidden ? null : draw(areas)));
  }, [scene, areas, isHidden]);
  if (areas === null || areas.features.length === 0) return null;
  const labels = listLabels(areas);
  return (
    <Legend name="Weather warnings" hides={hidesWarnings}>
      <ul className={styles.labels} aria-label="Colors of warnings">
        {labels.slice(0, IN_LEGEND).map(({ event, severity }) => (
          <li key={event} className={severityStyles.severity} data-severity={severity}>
            {event}
          </li>
        ))}
        {labels.length > IN_LEGEND && <li>{labels.length - IN_LEGEND} more</li>}
      </ul>
    </Legend>
  );
}
