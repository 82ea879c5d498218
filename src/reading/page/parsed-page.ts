/** An element of a page that is being read. */
export interface PageElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Position of the start tag in the text. */
  readonly offset: number;
  /** See `FoundElement`. */
  readonly region: string;
}

/** An address on a page. A `srcset` has several. */
export interface PageLink {
  /** With character references decoded, as written otherwise. */
  readonly address: string;
  /** `link` leads readers somewhere; a browser loads a `file` by itself. */
  readonly kind: 'link' | 'file';
  readonly element: PageElement;
}

/** A piece of text in the main part of a page: that of a paragraph, a cell, a heading. */
export interface PageText {
  readonly text: string;
  readonly element: PageElement;
}

export interface PageHeading extends PageText {
  readonly level: number;
}

export interface PagePicture {
  readonly element: PageElement;
  /** Null if there is no attribute. */
  readonly alt: string | null;
}

/** Script or style that is written in the page itself. */
export interface InlineCode {
  readonly kind: 'script' | 'style' | 'script-attribute' | 'style-attribute';
  readonly code: string;
  readonly element: PageElement;
}

/** Everything that rules ask of a page. It lives only while the page is checked. */
export interface ParsedPage {
  readonly lang: string | null;
  readonly title: string | null;
  readonly description: string | null;
  readonly canonical: PageLink | null;
  /** The page in other languages, by the value of `hreflang`. */
  readonly alternates: readonly (readonly [lang: string, link: PageLink])[];
  /** Search engines are asked not to list it. */
  readonly isUnindexed: boolean;
  /** Where a page without content sends readers; null for a page that does not. */
  readonly redirect: PageLink | null;
  /** The Content-Security-Policy in the page; null for none. */
  readonly policy: string | null;
  readonly links: readonly PageLink[];
  readonly ids: ReadonlySet<string>;
  /** The ids that links usually lead to: those of the headings, or all of the content without any. */
  readonly titledIds: readonly string[];
  readonly repeatedIds: readonly PageElement[];
  readonly headings: readonly PageHeading[];
  readonly pictures: readonly PagePicture[];
  /** Elements that look as if they could be clicked, and are no controls. */
  readonly fakeControls: readonly PageElement[];
  readonly code: readonly InlineCode[];
  readonly texts: readonly PageText[];
  /** It has a `<main>`. So what is outside of that is around many pages. */
  readonly hasMain: boolean;
  /** The main part shows text, pictures or controls beside its title. */
  readonly hasContent: boolean;
}
