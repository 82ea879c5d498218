/** Which mistakes stop a build. */
export interface ReportFields {
  /** Links, anchors, pictures and files in pages that point nowhere. Default: `error`. */
  brokenLinks?: 'error' | 'warning' | undefined;
  /** Unknown keys in front matter. Such keys are allowed under `custom`. Default: `error`. */
  unknownFrontMatter?: 'error' | 'warning' | undefined;
  /** Tags of docs and posts that are not in `tags.yml`, where there is one. Default: `warning`. */
  undeclaredTags?: 'error' | 'warning' | 'off' | undefined;
  /** Authors of posts that are not in `authors.yml`, but in front matter. Default: `off`. */
  inlineAuthors?: 'error' | 'warning' | 'off' | undefined;
  /** Pages whose day in `review_by` has passed. Default: `warning`. */
  overdueReviews?: 'error' | 'warning' | 'off' | undefined;
  /**
   * Addresses in `permalinks.txt` that are neither a page nor a redirect any more. Default:
   * `warning`.
   */
  goneAddresses?: 'error' | 'warning' | 'off' | undefined;
  /**
   * A rule or a code of a plugin, by the names of both: `{ 'words/short-title': 'error' }`. Default:
   * the level that the plugin gives to the rule or to the message.
   */
  [rule: `${string}/${string}`]: RuleLevel | undefined;
}

/** What becomes of the mistakes that a rule finds: they stop a build, are shown, or are ignored. */
export type RuleLevel = 'error' | 'warn' | 'off';
