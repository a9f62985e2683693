import { useStore } from '@/components/browser/use-store';
import textStyles from '@/components/ui/text.module.css';
import type { Camera } from '@/lib/camera/camera';
import { warningsStore } from './follow-warnings';
import styles from './warnings.module.css';
import { parseSortOrder, type CameraQuery } from '@/lib/search/camera-query';

export function WarningSign() {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
      <path d="M7 1.5 13 12.5H1Z" fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinejoin="round" />
      <path d="M7 5.4v3.3M7 10.3v.5" stroke="currentColor" strokeWidth="1.4" />
    </svg>
  );
}

export function WarningChip({ camera }: { camera: Camera }) {
  const label = useStore(warningsStore, ({ ofCamera }) => ofCamera.get(camera.id));
  if (label === undefined) return null;
  return (
    <p className={styles.chip} data-severity={label.severity}>
      <WarningSign />
      <span className={textStyles.line}>{label.event}</span>
    </p>
  );
}

interface WarningFilterProps {
  query: CameraQuery;
  onChange: (next: CameraQuery) => void;
  isShort?: boolean;
}

const SNOWFLAKE = 'M10 2v16M3 6l14 8M17 6 3 14M7.5 3.5 10 6l2.5-2.5M7.5 16.5 10 14l2.5 2.5';

function WinterSwitch({ query, onChange }: WarningFilterProps) {
  const isOn = query.sort === 'winter';
  const handleClick = () => onChange({ ...query, sort: isOn ? parseSortOrder(null, query.near !== null) : 'winter' });
  return (
    <button type="button" className={styles.winter} aria-pressed={isOn} aria-label="Winter view" onClick={handleClick}>
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <path d={SNOWFLAKE} fill="none" stroke="currentColor" strokeWidth="1.4" />
      </svg>
    </button>
  );
}

export function WarningFilter(props: WarningFilterProps) {
  const { query, onChange, isShort = false } = props;
  const { ofCamera, ages } = useStore(warningsStore);
  const [age] = Object.values(ages);
  return (
    <>
      {isShort && <WinterSwitch {...props} />}
      {(ofCamera.size > 0 || query.warned) && (
        <button
          type="button"
          className={styles.filter}
          aria-pressed={query.warned}
          aria-label={isShort ? 'Warnings' : undefined}
          title="Only cameras under a weather warning"
          onClick={() => onChange({ ...query, warned: !query.warned })}
        >
          <WarningSign />
          {!isShort && `Warnings${age === undefined ? '' : ` from ${age}`}`}
        </button>
      )}
    </>
  );
}
