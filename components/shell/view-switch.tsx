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

interface ViewButtonsProps extends ViewSwitchProps {
  className: string | undefined;
  /** The label as it is written there. */
  write: (label: string) => string;
}

function ViewButtons({ view, onShow, className, write }: ViewButtonsProps) {
  return (
    <nav className={className} aria-label="Views">
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
          {write(item.label)}
        </button>
      ))}
    </nav>
  );
}

/** The buttons of a wide screen's header. */
export function ViewSwitch(props: ViewSwitchProps) {
  return <ViewButtons {...props} className={styles.switch} write={(label) => label} />;
}

/** The same at the lower edge of a narrow screen, where the thumb is. */
export function BottomBar(props: ViewSwitchProps) {
  return <ViewButtons {...props} className={styles.bottomBar} write={(label) => label.toUpperCase()} />;
}
