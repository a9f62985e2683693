import styles from './dropdown.module.css';
import { Icon } from './icon';

export interface DropdownOption {
  readonly value: string;
  readonly label: string;
  readonly count?: number;
}

export interface DropdownProps {
  label: string;
  value: string;
  valueLabel: string;
  isActive: boolean;
  /** Called when the visitor focuses the button; pass a stable function. */
  getOptions: () => readonly DropdownOption[];
  /** Also called if the chosen value was already selected. */
  onChoose: (value: string) => void;
  align?: 'start' | 'end';
}

interface DropdownFaceProps {
  label: string;
  valueLabel: string;
  labelId?: string;
  valueId?: string;
}

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
