import { formatCount } from '@/lib/core/format-count';
import type { Inventory } from '@/lib/places/inventory';
import { LinkList } from './blocks';
import styles from './landing.module.css';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function InventoryBlock({ inventory }: { inventory: Inventory | null }) {
  if (inventory === null) return null;
  const { total, where, sources, named, collectedAt } = inventory;
  return (
    <>
      <section className={styles.section}>
        <h2>On this site today</h2>
        <p className={styles.copy}>
          As of {dateFormat.format(collectedAt)}, this site has {formatCount(total)} working{' '}
          {total === 1 ? 'camera' : 'cameras'} {where}:
        </p>
        <ul className={styles.links}>
          {sources.map(({ label, url, cameras }) => (
            <li key={label}>
              <a href={url}>{label}</a>
              <span>{formatCount(cameras)}</span>
            </li>
          ))}
        </ul>
      </section>
      {named.length > 0 && <LinkList title="Cameras to start with" links={named} />}
    </>
  );
}
