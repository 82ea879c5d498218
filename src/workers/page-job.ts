import type { FinalReference } from '../render/final-reference.ts';
import type { PageAssets } from '../render/document.tsx';
import type { PageScope } from '../render/page-values.ts';
import type { FinalDrawing } from '../render/render-content.ts';
import type { MarkdownFormat } from '../markdown/page/compiled-page.ts';
import type { MarkdownOptions } from '../markdown/page/options.ts';
import type { SiteFolder } from '../config/site-folder.ts';
import type { Problem } from '../shared/problem.ts';
import type { PageProps, RedirectProps } from '../shared/page-props.ts';
import type { RenderedAddresses } from '../site/references/rendered-addresses.ts';
import type { PageRecord, PageSummary } from '../search/index/page-record.ts';

/** What everything that compiles and prints pages is told once. All of these are plain data: they cross threads. */
export interface PoolSettings extends SiteFolder {
  /** Where compiled pages are kept. */
  readonly pageFolder: string;
  readonly markdown: MarkdownOptions;
  /** Tell how long each plugin takes, which takes time itself. */
  readonly isProfiled: boolean;
}

/** A file to be compiled. */
export interface CompileTask {
  /** Relative to the site's root. */
  readonly file: string;
  /** That its compiled form is kept by. */
  readonly key: string;
  /** SHA-256 of its bytes, hexadecimal. */
  readonly hash: string;
  readonly format: MarkdownFormat;
  /** Names of the locales to take texts in, as `FileContext` has them. */
  readonly locales: readonly string[];
  /** Key of an earlier form of the page, compiled with the same options; what has not changed since is taken from it. */
  readonly previousKey?: string;
}

/** What is known of a compiled page beside its text. */
export interface CompileResult {
  /** Hash of the compiled page. */
  readonly digest: string;
  /** `PageMetadata` as JSON. */
  readonly metadata: string;
  /** How long the plugins took, in milliseconds, if that is to be told. */
  readonly plugins: readonly (readonly [plugin: string, ms: number])[];
  /** How long it took, in milliseconds. */
  readonly ms: number;
}

/** What pages of one build share. */
export interface RenderSettings {
  /** Module of the theme. */
  readonly themeFile: string;
  readonly assets: Omit<PageAssets, 'styleHref' | 'scriptHref'>;
  readonly colorMode: 'light' | 'dark';
}

export interface StageRenderSettings extends RenderSettings {
  /** Folder that pages are written to; null if only the search, or nobody, is to know of them. */
  readonly stage: string | null;
  /** Only what fails in the texts is wanted. What else fails has reasons that are known. */
  readonly isTrial?: boolean;
}

/** All that a page is printed from, resolved: the same job gives the same bytes. */
export interface PageJob {
  /** File relative to the output folder. */
  readonly output: string;
  readonly props: PageProps | RedirectProps;
  readonly assets: Pick<PageAssets, 'styleHref' | 'scriptHref'>;
  readonly texts: readonly TextJob[];
  /** What the search is told of the page beside its text; null for a page that is not found. */
  readonly search: PageSummary | null;
}

/** One text of a page. */
export interface TextJob {
  readonly compiled: Omit<CompileTask, 'previousKey'> & { readonly digest: string };
  /** Module with the running program of an `.mdx` page, relative to the site's root. */
  readonly mdxModule: string | null;
  readonly scope: PageScope;
  readonly excerpt: boolean;
  /** Its title is printed over it, so it does not begin with it again. */
  readonly withoutTitle: boolean;
  readonly leads: boolean;
  readonly inheritedIds: readonly (readonly [own: string, inherited: string])[];
  readonly idPrefix: string;
  /** By the indices in the page. */
  readonly drawings: readonly FinalDrawing[];
  readonly references: readonly FinalReference[];
}

/** The HTML of a page, or what stood in its way. */
export type HtmlResult = RenderedHtml | Refused;

interface RenderedHtml {
  readonly html: string;
  /** What its components and expressions have printed; null where it has none. */
  readonly renderedAddresses: RenderedAddresses | null;
}

/** What has printed something, and where it is used. */
export interface RenderedPlace {
  /** What a message calls it. */
  readonly subject: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A page that was written, or what stood in its way. */
export type RenderResult = RenderedPage | Refused;

interface Refused {
  readonly problems: readonly Problem[];
}

export interface RenderedPage {
  /** In bytes; 0 if it was not written. */
  readonly size: number;
  readonly mtimeMs: number;
  /** Hash of the bytes. */
  readonly hash: string;
  readonly search: SearchRecord | null;
  readonly renderedAddresses: RenderedHtml['renderedAddresses'];
  /** How long it took, in milliseconds. */
  readonly ms: number;
}

export interface SearchRecord {
  /** Names everything that decides the record. */
  readonly key: string;
  readonly record: PageRecord;
}
