import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LinkList } from '@/components/landing/places/blocks';
import { ProsePage, ProseSections } from '@/components/landing/prose-page';
import { ARTICLES } from '@/data/blog/articles';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const dynamicParams = false;

export function generateStaticParams() {
  return ARTICLES.map(({ slug }) => ({ article: slug }));
}

interface ArticleProps {
  params: Promise<{ article: string }>;
}

const TRAIL = [{ name: 'Blog', path: '/blog' }];
const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const otherArticles = (own: string) =>
  ARTICLES.filter(({ slug }) => slug !== own).map(({ slug, title }) => ({ href: `/blog/${slug}`, name: title }));

async function requireArticle({ params }: ArticleProps) {
  const { article } = await params;
  return ARTICLES.find(({ slug }) => slug === article) ?? notFound();
}

export async function generateMetadata(props: ArticleProps): Promise<Metadata> {
  const { slug, title, description, publishedOn } = await requireArticle(props);
  const preview = { path: '/og/blog.png', alt: 'Roadfeed blog: how live road cameras work' };
  return pageMetadata({ title, description, path: `/blog/${slug}`, preview, publishedOn });
}

export default async function ArticlePage(props: ArticleProps) {
  const { slug, title, description, publishedOn, sections, links } = await requireArticle(props);
  const page = { type: 'Article', path: `/blog/${slug}`, name: title, description, publishedOn, trail: TRAIL } as const;
  return (
    <ProsePage page={page} meta={dateFormat.format(new Date(publishedOn))}>
      <ProseSections sections={sections} />
      <LinkList title="Next" links={links} />
      <LinkList title="More from the blog" links={otherArticles(slug)} />
    </ProsePage>
  );
}
