import { formatCount } from '@/lib/core/format-count';
import { formatCameras, formatDay } from '@/lib/places/claims';
import type { CountedInventory } from '@/lib/places/inventory';
import { LinkList } from './blocks';
import styles from './landing.module.css';

export function InventoryBlock({ inventory }: { inventory: CountedInventory }) {
  const { total, where, sources, collectedAt } = inventory;
  return (
    <LinkList
      title="On this site today"
      intro={
        <p className={styles.copy}>
          As of {formatDay(collectedAt)}, this site has {formatCameras(total, 'working camera')} {where}:
        </p>
      }
      links={sources.map(({ label, url, cameras }) => ({ href: url, name: label, note: formatCount(cameras) }))}
    />
  );
}
