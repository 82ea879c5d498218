/**
 * How large a page may be, in kB. All is counted as it is in the folder, before a server compresses
 * it.
 */
export interface BudgetFields {
  /** The HTML of a page. Default: 1000. */
  html?: number | undefined;
  /** The scripts that it loads. Default: 500. */
  scripts?: number | undefined;
  /** The pictures that it shows, each in the size that its `src` names. Default: 5000. */
  images?: number | undefined;
}
