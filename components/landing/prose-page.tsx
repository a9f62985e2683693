import type { ReactNode } from 'react';
import { Breadcrumb } from './places/blocks';
import { LandingFrame } from './landing-frame';
import styles from './landing.module.css';

interface ProsePageProps {
  title: string;
  meta?: string;
  trail?: readonly { readonly name: string; readonly path: string }[];
  children: ReactNode;
}

/** Layout of articles and legal pages. */
export function ProsePage({ title, meta, trail = [], children }: ProsePageProps) {
  return (
    <LandingFrame>
      <article className={styles.prose}>
        <Breadcrumb here={title} trail={trail} />
        <h1>{title}</h1>
        {meta !== undefined && <p className={styles.meta}>{meta}</p>}
        {children}
      </article>
    </LandingFrame>
  );
}

export function ProseSections({
  sections,
}: {
  sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}) {
  return sections.map(({ heading, paragraphs }) => (
    <section key={heading}>
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  ));
}
