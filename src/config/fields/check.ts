import type { BudgetFields } from './check-budget.ts';
import type { ExternalFields } from './check-external.ts';
import type { WordFields } from './check-words.ts';

/** What `docsgen check` needs to know beside the pages. Which rules count is in `reports`. */
export interface CheckFields {
  /** How large a page may be, in kilobytes. Default: the defaults of its fields. */
  budget?: BudgetFields | undefined;
  /**
   * How `docsgen check --external` requests links to other sites. Default: the defaults of its
   * fields.
   */
  external?: ExternalFields | undefined;
  /** Rules about words and sentences. Default: the defaults of its fields. */
  words?: WordFields | undefined;
}
