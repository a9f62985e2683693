import { Embed } from '@/components/embed/embed';
import styles from '@/components/embed/embed.module.css';
import { EMBED_PATH } from '@/lib/security/headers';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({
  title: 'A live traffic camera for another page',
  description: 'One live traffic camera, made to be shown in a frame of another page.',
  path: EMBED_PATH,
  preview: { path: '/og/roadfeed.png', alt: 'Roadfeed: live traffic cameras' },
  isIndexable: false,
});

export default function EmbedPage() {
  return (
    <>
      {/* Its script fills it. */}
      <main id="embed" className={styles.page} suppressHydrationWarning />
      <noscript>This live picture needs JavaScript.</noscript>
      <Embed />
    </>
  );
}
