import { Icon } from '@/components/ui/icon';
import styles from './view-switch.module.css';

export type ViewMode = 'grid' | 'map';

interface ViewSwitchProps {
  mode: ViewMode;
  onShow: (mode: ViewMode) => void;
  isDrive: boolean;
  onDrive: () => void;
  isWall: boolean;
  onWall: () => void;
}

const MODES = [
  { mode: 'map', icon: 'map', label: 'Map View' },
  { mode: 'grid', icon: 'tiles', label: 'Grid View' },
] as const;

interface ViewButtonsProps extends ViewSwitchProps {
  className: string | undefined;
  isUpperCase?: boolean;
}

function ViewButtons({ mode, onShow, className, isUpperCase = false, ...rest }: ViewButtonsProps) {
  const extras = [
    { icon: 'drive', label: 'Drive', isOn: rest.isDrive, onClick: rest.onDrive },
    { icon: 'wall', label: 'Walls', isOn: rest.isWall, onClick: rest.onWall },
  ] as const;
  return (
    <nav className={className} data-chrome aria-label="Views">
      <div role="group" aria-label="Show as">
        {MODES.map((item) => (
          <button key={item.mode} type="button" aria-current={item.mode === mode} onClick={() => onShow(item.mode)}>
            <Icon name={item.icon} />
            {isUpperCase ? item.label.toUpperCase() : item.label}
          </button>
        ))}
      </div>
      <div role="group" aria-label="Cameras of">
        {extras.map(({ icon, label, isOn, onClick }) => (
          <button key={label} type="button" aria-pressed={isOn} onClick={onClick}>
            <Icon name={icon} />
            {isUpperCase ? label.toUpperCase() : label}
          </button>
        ))}
      </div>
    </nav>
  );
}

export function ViewSwitch(props: ViewSwitchProps) {
  return <ViewButtons {...props} className={styles.switch} />;
}

export function BottomBar(props: ViewSwitchProps) {
  return <ViewButtons {...props} className={styles.bottomBar} isUpperCase />;
}
