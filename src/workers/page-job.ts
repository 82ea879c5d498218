import type { Config } from '../config/config.ts';
import type { CopyOptions } from '../render/markdown-copy/create-copy.ts';
import type { CopiedPage } from '../site/page-props/markdown-copy.ts';
import type { FinalReference } from '../render/final-reference.ts';
import type { PageAssets } from '../render/document.tsx';
import type { PageScope } from '../render/page-values.ts';
import type { FinalDrawing } from '../render/render-content.ts';
import type { PageFormat } from '../content/page-file.ts';
import type { MarkdownOptions } from '../markdown/page/options.ts';
import type { CachePlace } from '../cache/cache.ts';
import type { Checkout } from '../config/checkout.ts';
import type { SiteFolder } from '../config/site-folder.ts';
import type { PluginModules } from '../plugins/loading/load-extensions.ts';
import type { Problem } from '../shared/problem.ts';
import type { SiteStrings } from '../strings/locale-strings.ts';
import type { ComponentJob } from './component-props.ts';
import type { PageProps, RedirectProps } from '../shared/page-props.ts';
import type { SiteValue } from '../shared/site-value.ts';
import type { FinishedPage } from '../reading/finished-page.ts';
import type { PackedPage } from '../reading/packed-page.ts';
import type { PageText } from '../search/text/page-text.ts';
import type { ProblemCode } from '../shared/problem-codes.ts';
import type { PageRecord, PageSummary } from '../search/index/page-record.ts';

/**
 * Settings of everything that compiles and renders pages. The types of this file are plain data,
 * which is sent to threads.
 */
export interface PoolSettings extends SiteFolder {
  /** The cache with the compiled pages. */
  readonly cache: CachePlace;
  readonly markdown: MarkdownOptions;
  /** The modules of the site's plugins that change the pipeline, by hash. */
  readonly pluginModules: PluginModules;
  /** Whether to measure how long each plugin takes. Measuring takes time itself. */
  readonly isProfiled: boolean;
}

/** A file to compile. */
export interface CompileTask {
  /** Relative to the site's root. */
  readonly file: string;
  /**
   * Key of the compiled page and its metadata: a hash of everything that decides how it compiles.
   */
  readonly key: string;
  /** As in `Content.hashes`. */
  readonly hash: string;
  /** The files at its git ref; not set for a file of the site's folder. */
  readonly checkout?: Checkout;
  readonly format: PageFormat;
  /** The text of a generated page; not set for a page with a file. */
  readonly text?: string;
  /** Names of the locales whose texts are used, as in `FileContext`. */
  readonly locales: readonly string[];
  /**
   * Key of a previous version of the page, compiled with the same options. Unchanged code blocks
   * are taken from it.
   */
  readonly previousKey?: string;
}

/** The result of a `CompileTask`, without the text of the page. */
export interface CompileResult {
  /** Hash of the compiled page. */
  readonly digest: string;
  /** `PageMetadata` as JSON. */
  readonly metadata: string;
  /** How long each plugin took, in milliseconds. Empty unless the build is profiled. */
  readonly plugins: readonly (readonly [plugin: string, ms: number])[];
  /** How long it took, in milliseconds. */
  readonly ms: number;
}

/** The files of a page by its own addresses. */
type OwnAssets = 'styleHrefs' | 'fontHref' | 'scriptHref' | 'scripts' | 'pageStyles' | 'themeStyles';

/** Settings that all pages of a build share. */
export interface RenderSettings {
  /** Module of the theme. */
  readonly themeFile: string;
  /** Whether the theme has components of the site or of its plugins, which may fail. */
  readonly hasOverrides: boolean;
  readonly pluginAssets: Config['pluginAssets'];
  readonly assets: Omit<PageAssets, OwnAssets>;
  readonly colorMode: 'light' | 'dark';
  /** The strings of each locale, by its name. */
  readonly strings: SiteStrings;
  /** The values of `custom` in the configuration. */
  readonly custom: SiteValue['custom'];
  /** The codes of the problems that finished pages are looked through for. Default: none. */
  readonly codes?: readonly ProblemCode[];
}

export interface StageRenderSettings extends RenderSettings {
  /**
   * Folder to write pages to. Null if pages are not written: for search records only, or for a
   * trial.
   */
  readonly stage: string | null;
  /**
   * Whether to report only what fails in the texts. In a site with errors, other failures follow
   * from errors that are known already.
   */
  readonly isTrial?: boolean;
}

/** Everything that a page is rendered from, resolved. The same job gives the same bytes. */
export interface PageJob {
  /** File relative to the output folder. */
  readonly output: string;
  readonly props: PageProps | RedirectProps;
  /** The files of the page, and its own policy and build id if it has code of its own. */
  readonly assets: Pick<PageAssets, OwnAssets> & Partial<Pick<PageAssets, 'policy' | 'buildId'>>;
  readonly texts: readonly TextJob[];
  /**
   * What the search index stores of the page besides its text; null for a page that is not
   * searchable.
   */
  readonly search: PageSummary | null;
  /** What its Markdown copy is made of; null for a page without one. */
  readonly copy: (CopyOptions & Pick<CopiedPage, 'output'>) | null;
}

/** One text of a page. */
export interface TextJob {
  readonly compiled: Omit<CompileTask, 'previousKey'> & { readonly digest: string };
  /** File of the MDX module, relative to the site's root; null for a page without JavaScript. */
  readonly mdxModule: string | null;
  readonly scope: PageScope;
  /** What the component of a component page is given; not set for other pages. */
  readonly component?: ComponentJob;
  readonly excerpt: boolean;
  /** The page layout shows the title above the text, so the text is rendered without its own. */
  readonly withoutTitle: boolean;
  /** The first heading of the text is that of the page. */
  readonly promotesHeading?: true;
  /** Whether the text is the first of its page. */
  readonly isFirst: boolean;
  readonly inheritedIds: readonly (readonly [own: string, inherited: string])[];
  readonly idPrefix: string;
  /** In the order of the indices in the compiled page. So are the references. */
  readonly drawings: readonly FinalDrawing[];
  readonly references: readonly FinalReference[];
}

/** The HTML of a page, or the problems that prevent rendering it. */
export type HtmlResult = RenderedHtml | Refused;

interface RenderedHtml {
  readonly html: string;
  /** The Markdown copy; null for a page without one. */
  readonly copy: string | null;
  /** Its text for the search index; null for a page that is not searchable. */
  readonly text: PageText | null;
  /** What else was read of it. */
  readonly page: FinishedPage;
}

/** A page that was written, or the problems that prevented it. */
export type RenderResult = RenderedPage | Refused;

interface Refused {
  readonly problems: readonly Problem[];
}

/** A file that a thread wrote to the stage. */
export interface StagedFile {
  /** In bytes; 0 if it was not written. */
  readonly size: number;
  readonly mtimeMs: number;
  /** Hash of the bytes. */
  readonly hash: string;
}

export interface RenderedPage extends StagedFile {
  /** The file of the Markdown copy; null for a page without one. */
  readonly copy: StagedFile | null;
  readonly search: SearchRecord | null;
  /** What was read of it. */
  readonly page: PackedPage;
  /** How long it took, in milliseconds. */
  readonly ms: number;
}

/** What the search index stores of a page. */
export interface SearchRecord {
  /** Names everything that decides the record. */
  readonly key: string;
  readonly record: PageRecord;
}
