import type { BudgetFields } from './check-budget.ts';
import type { ExternalFields } from './check-external.ts';
import type { WordFields } from './check-words.ts';

/** What `docsgen check` needs to know beside the pages. Which rules count is in `reports`. */
export interface CheckFields {
  /** How large a page may be. Default: that of each field. */
  budget?: BudgetFields | undefined;
  /**
   * Links to other sites, which `docsgen check --external` requests. Default: that of each field.
   */
  external?: ExternalFields | undefined;
  /** Words and sentences of the texts. Default: that of each field. */
  words?: WordFields | undefined;
}
