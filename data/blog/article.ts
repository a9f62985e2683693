/** An article of the blog: plain text in sections, so that a page of it is nothing but words. */
export interface Article {
  readonly slug: string;
  readonly title: string;
  /** One sentence; also what search engines show. */
  readonly description: string;
  /** ISO 8601 date. */
  readonly publishedOn: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
  /** Where to go on. */
  readonly links: readonly { readonly href: string; readonly name: string }[];
}
