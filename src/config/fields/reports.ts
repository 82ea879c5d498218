import type { SettableCode } from '../../shared/settable-codes.ts';

/** Which mistakes stop a build, which are shown, and which are left out. */
export interface ReportFields extends CodeReports {
  /**
   * Broken links, anchors, pictures and files in pages: the codes `broken-link`,
   * `link-to-draft`, `missing-anchor`, `missing-file` and `refused-file`. Default: `error`.
   */
  brokenLinks?: Report | undefined;
  /** Unknown keys in front matter. Such keys are allowed under `custom`. Default: `error`. */
  unknownFrontMatter?: Report | undefined;
  /** Tags of docs and posts that are not in `tags.yml`, if there is one. Default: `warn`. */
  undeclaredTags?: Report | undefined;
  /** Authors of posts that are defined in front matter and not in `authors.yml`. Default: `off`. */
  inlineAuthors?: Report | undefined;
  /** Pages whose date in `review_by` has passed. Default: `warn`. */
  overdueReviews?: Report | undefined;
  /** Paths in `permalinks.txt` that no longer belong to a page or a redirect. Default: `warn`. */
  goneAddresses?: Report | undefined;
  /**
   * A rule or a code of a plugin, by the names of both: `{ 'words/short-title': 'error' }`.
   * Default: the level that the plugin gives to the rule or to the message.
   */
  [rule: `${string}/${string}`]: Report | undefined;
}

/** Codes of problems. Each wins over a field that has the same mistakes. */
type CodeReports = { readonly [Code in SettableCode]?: Report | undefined };

/** The level of a mistake, or its level and exceptions. */
export type Report = ReportLevel | ReportSettings;

/** `warning` is the same as `warn`. */
export type ReportLevel = RuleLevel | 'warning';

/** What becomes of the mistakes that a rule finds: they stop a build, are shown, or are ignored. */
export type RuleLevel = 'error' | 'warn' | 'off';

/** The level of a mistake, and where it is none. */
export interface ReportSettings {
  /** Default: the usual level. */
  level?: ReportLevel | undefined;
  /** Exceptions. A mistake that matches one of them is left out. */
  ignore?: readonly ReportException[] | undefined;
}

/** An exception: all its patterns must match. It has at least one. */
export interface ReportException {
  /** A pattern of files, relative to the site's folder: `content/en/docs/old/**`. */
  file?: string | undefined;
  /** A pattern of addresses of pages, without `base`: `/docs/old/**`. Only `check` knows them. */
  page?: string | undefined;
  /** A pattern of what the mistake is about, such as the address of a link: `/api/**`. */
  target?: string | undefined;
  /** Why this is no mistake. */
  reason: string;
}
