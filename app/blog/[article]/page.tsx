import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LinkList } from '@/components/landing/places/blocks';
import { ProsePage, ProseSections } from '@/components/landing/prose-page';
import type { Article } from '@/data/blog/article';
import { ARTICLES } from '@/data/blog/articles';
import { formatDate } from '@/lib/places/claims';
import { BLOG_PREVIEW, pageMetadata } from '@/lib/seo/page-metadata';
import type { PageThing } from '@/lib/seo/structured-data';

export const dynamicParams = false;

export function generateStaticParams() {
  return ARTICLES.map(({ slug }) => ({ article: slug }));
}

interface ArticleProps {
  params: Promise<{ article: string }>;
}

const TRAIL = [{ name: 'Blog', path: '/blog' }];

const otherArticles = (own: string) =>
  ARTICLES.filter(({ slug }) => slug !== own).map(({ slug, title }) => ({ href: `/blog/${slug}`, name: title }));

async function requireArticle({ params }: ArticleProps) {
  const { article } = await params;
  return ARTICLES.find(({ slug }) => slug === article) ?? notFound();
}

const describe = ({ slug, title, description, publishedOn }: Article): PageThing => ({
  type: 'Article',
  path: `/blog/${slug}`,
  name: title,
  description,
  publishedOn,
  trail: TRAIL,
});

export async function generateMetadata(props: ArticleProps): Promise<Metadata> {
  return pageMetadata({ ...describe(await requireArticle(props)), preview: BLOG_PREVIEW });
}

export default async function ArticlePage(props: ArticleProps) {
  const article = await requireArticle(props);
  const { slug, publishedOn, sections, links } = article;
  return (
    <ProsePage page={describe(article)} meta={formatDate(Date.parse(publishedOn))}>
      <ProseSections sections={sections} />
      <LinkList title="Next" links={links} />
      <LinkList title="More from the blog" links={otherArticles(slug)} />
    </ProsePage>
  );
}
