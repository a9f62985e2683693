import { ProsePage } from '@/components/landing/prose-page';
import { ARTICLES } from '@/data/blog/articles';
import { BLOG_PREVIEW, pageMetadata } from '@/lib/seo/page-metadata';
import type { PageThing } from '@/lib/seo/structured-data';

const PAGE: PageThing = {
  type: 'Blog',
  path: '/blog',
  name: 'Blog: how live road cameras work',
  description:
    'Notes on public traffic cameras: where the pictures come from, how to tell a live one from a frozen one, and how to add your own agency.',
  items: ARTICLES.map(({ title }) => title),
};

export const metadata = pageMetadata({ ...PAGE, preview: BLOG_PREVIEW });

export default function BlogPage() {
  return (
    <ProsePage page={PAGE}>
      <p>
        Public cameras look simple: a pole, a lens, a picture. Behind them are some sixty agencies, a dozen platforms,
        and quirks that took us a while to learn. These articles share what we learned while building this site, in
        plain words and without advertising, for commuters who want to trust a picture and for people who want to build
        something with it. They are in the order a newcomer should read them; each takes about three minutes.
      </p>
      {ARTICLES.map(({ slug, title, description, sections }) => (
        <section key={slug}>
          <h2>
            <a href={`/blog/${slug}`}>{title}</a>
          </h2>
          <p>{description}</p>
          <p>Covers: {sections.map(({ heading }) => heading).join(' · ')}.</p>
        </section>
      ))}
      <section>
        <h2>Now look at a road</h2>
        <p>
          The best way to learn what a traffic camera can tell you is to watch one you know.{' '}
          <a href="/locations">Pick a place</a>, choose a camera you pass every day and compare it with what you see
          from the driver’s seat. You will soon know how old its picture is, which way it looks, and what it cannot
          show: the lane behind the sign, the ice on a shaded ramp, the queue beyond the next curve. No camera replaces
          attention behind the wheel, and none should be watched from there.
        </p>
      </section>
    </ProsePage>
  );
}
