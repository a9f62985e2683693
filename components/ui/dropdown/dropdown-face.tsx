import styles from './dropdown.module.css';
import { Icon } from '../icon';

export interface DropdownOption {
  readonly value: string;
  readonly label: string;
  readonly count?: number;
  readonly group?: string;
  readonly keywords?: string;
}

export interface DropdownProps {
  label: string;
  value: string;
  valueLabel: string;
  isActive: boolean;
  /** Called when the button gets focus; must be stable. */
  getOptions: () => readonly DropdownOption[] | Promise<readonly DropdownOption[]>;
  /** Also called for the current value. */
  onChoose: (value: string) => void;
  align?: 'start' | 'end';
  /** Label of the search field (`Find a state`), for long lists. */
  findLabel?: string | undefined;
}

interface DropdownFaceProps {
  label: string;
  valueLabel: string;
  /** Its parts end in `-name` and `-value`. */
  id?: string;
}

export function DropdownFace({ label, valueLabel, id }: DropdownFaceProps) {
  return (
    <>
      <span className={styles.text}>
        <span id={id && `${id}-name`} className={styles.label}>
          {label}
        </span>
        <span id={id && `${id}-value`} className={styles.value}>
          {valueLabel}
        </span>
      </span>
      <Icon name="chevron" />
    </>
  );
}
