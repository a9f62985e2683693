import type { ReactNode } from 'react';
import type { Article } from '@/data/blog/article';
import { pageGraph, type PageThing } from '@/lib/seo/structured-data';
import { JsonLd } from './json-ld';
import { LandingFrame } from './landing-frame';
import { Breadcrumb } from './places/blocks';
import styles from './landing.module.css';

export function ProsePage({ page, meta, children }: { page: PageThing; meta?: string; children: ReactNode }) {
  const { name, description, trail } = page;
  return (
    <LandingFrame>
      <article className={styles.prose}>
        <Breadcrumb here={name} trail={trail} />
        <h1>{name}</h1>
        {meta !== undefined && <p className={styles.meta}>{meta}</p>}
        <p>{description}</p>
        {children}
        <JsonLd thing={pageGraph(page)} />
      </article>
    </LandingFrame>
  );
}

export function ProseSections({ sections }: Pick<Article, 'sections'>) {
  return sections.map(({ heading, paragraphs }) => (
    <section key={heading}>
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  ));
}
