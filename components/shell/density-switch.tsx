import { Icon } from '@/components/ui/icon';
import { DENSITY_NAMES, type Density, type DensityName } from '@/lib/settings/density';
import styles from './filter-controls.module.css';

const LABELS: Readonly<Record<DensityName, string>> = { comfortable: 'Comfortable', compact: 'Compact', wall: 'Wall' };

export interface DensityControl {
  density: Density;
  onDensity: (density: Density) => void;
}

export function DensitySwitch({ density, onDensity }: DensityControl) {
  return (
    <div className={styles.toggle} role="group" aria-label="Density" aria-keyshortcuts="d">
      {DENSITY_NAMES.map((name) => (
        <button
          key={name}
          type="button"
          aria-label={LABELS[name]}
          aria-pressed={name === density.name}
          title={`${LABELS[name]} (D)`}
          onClick={() => onDensity({ name, columns: null })}
        >
          <Icon name={name} />
        </button>
      ))}
    </div>
  );
}
