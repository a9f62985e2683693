import { Icon } from './icon';
import styles from './dropdown.module.css';

interface DropdownFaceProps {
  label: string;
  valueLabel: string;
  labelId?: string;
  valueId?: string;
}

/** What a dropdown's button shows: its name in small, the value, and an arrow. */
export function DropdownFace({ label, valueLabel, labelId, valueId }: DropdownFaceProps) {
  return (
    <>
      <span className={styles.text}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        <span id={valueId} className={styles.value}>
          {valueLabel}
        </span>
      </span>
      <Icon name="chevron" />
    </>
  );
}
