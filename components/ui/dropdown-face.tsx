import styles from './dropdown.module.css';
import { Icon } from './icon';

export interface DropdownOption {
  readonly value: string;
  readonly label: string;
  readonly count?: number;
  /** The heading it is under. */
  readonly group?: string;
  /** What else finds it. */
  readonly keywords?: string;
}

export interface DropdownProps {
  label: string;
  value: string;
  valueLabel: string;
  isActive: boolean;
  /** Called when the visitor focuses the button; pass a stable function. */
  getOptions: () => readonly DropdownOption[] | Promise<readonly DropdownOption[]>;
  /** Also called if the chosen value was already selected. */
  onChoose: (value: string) => void;
  align?: 'start' | 'end';
  /** For a list that may be long: what to type into the field above it (`Find a state`). */
  findLabel?: string | undefined;
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
