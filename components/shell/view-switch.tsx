import { Icon } from '@/components/ui/icon';
import styles from './view-switch.module.css';

/** The two screens of spec 2; grid is the first. */
export type View = 'grid' | 'map';

interface ViewSwitchProps {
  view: View;
  onShow: (view: View) => void;
}

const VIEWS = [
  { view: 'map', icon: 'map', label: 'Map View' },
  { view: 'grid', icon: 'tiles', label: 'Grid View' },
] as const;

/** The buttons of a wide screen's header. */
export function ViewSwitch({ view, onShow }: ViewSwitchProps) {
  return (
    <nav className={styles.switch} aria-label="Views">
      {VIEWS.map((item) => (
        <button
          key={item.view}
          type="button"
          aria-current={item.view === view}
          onClick={() => {
            onShow(item.view);
          }}
        >
          <Icon name={item.icon} />
          {item.label}
        </button>
      ))}
    </nav>
  );
}

/** The same at the lower edge of a narrow screen, where the thumb is. */
export function BottomBar({ view, onShow }: ViewSwitchProps) {
  return (
    <nav className={styles.bottomBar} aria-label="Views">
      {VIEWS.map((item) => (
        <button
          key={item.view}
          type="button"
          aria-current={item.view === view}
          onClick={() => {
            onShow(item.view);
          }}
        >
          <Icon name={item.icon} />
          {item.label.toUpperCase()}
        </button>
      ))}
    </nav>
  );
}
