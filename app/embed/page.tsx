import { EMBED_PATH } from '@/lib/constants/brand';
import { Embed } from '@/components/embed/embed';
import styles from '@/components/embed/embed.module.css';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({
  name: 'A live traffic camera for another page',
  description: 'One live traffic camera, made to be shown in a frame of another page.',
  path: EMBED_PATH,
  isIndexable: false,
});

export default function EmbedPage() {
  return (
    <>
      <main id="embed" className={styles.page} suppressHydrationWarning />
      <noscript>This live picture needs JavaScript.</noscript>
      <Embed />
    </>
  );
}
