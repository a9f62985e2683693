import { pushUrl } from '@/components/browser/url-store';
import { Icon } from '@/components/ui/icon';
import { formatDrive } from '@/lib/drive/drive-request';
import { chooseDirection } from '@/lib/drive/saved-drive';
import styles from './commute-button.module.css';
import { savedDrives } from '@/components/saved/saved-drives';

/** Also syncs saved drives with the account. */
export function CommuteButton() {
  savedDrives.useListSync();
  const commute = savedDrives.useItems().find(({ isCommute }) => isCommute);
  if (!commute) return null;
  const handleClick = () => {
    pushUrl({ ...formatDrive(chooseDirection(commute, new Date().getHours())), at: null });
  };
  return (
    <button
      type="button"
      data-commute
      className={styles.commute}
      title={`My commute: ${commute.name}`}
      onClick={handleClick}
    >
      <Icon name="commute" />
      <span className={styles.text}>My commute</span>
    </button>
  );
}
