import type { Strings } from '../../shared/strings/en.ts';

/** The UI strings of docsgen in one language. */
export interface LanguageSet {
  /**
   * Whether somebody who speaks the language has read the set, or only a machine has written it.
   */
  readonly status: 'machine' | 'proofread';
  readonly strings: Strings;
}
