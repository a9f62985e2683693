/** A blog article: plain text in sections. */
export interface Article {
  readonly slug: string;
  readonly title: string;
  /** One or two sentences; also the meta description. */
  readonly description: string;
  /** ISO 8601 date. */
  readonly publishedOn: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
  readonly links: readonly { readonly href: string; readonly name: string }[];
}
