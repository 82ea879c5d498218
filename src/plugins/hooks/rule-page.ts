import { readFileSync } from 'node:fs';
import { pathOf } from '../../config/site-folder.ts';
import type { Entry } from '../../content/content.ts';
import type { ExternalReference, PageMetadata } from '../../markdown/page/compiled-page.ts';
import { includedPath } from '../../markdown/includes/included-path.ts';
import type { PageContext, Site } from '../../site/graph/site.ts';
import type { RulePage } from '../contract/rules-hook.ts';
import { pageDetails, type PagesContext } from './page-details.ts';

/** What rules know of a page, without its text, which few of them read. */
export type RulePageFacts = Omit<RulePage, 'text'>;

/** Returns what rules know of the page of an entry. */
export function rulePageFacts(pages: PagesContext, context: PageContext, { source }: Entry): RulePageFacts {
  const page = pages.compiled.pages.get(source.file);
  const references = inOrder(page ?? {}).map(({ kind, target, file, line, column }) => {
    return { kind, target, file: file === undefined ? source.file : includedPath(source.file, file), line, column };
  });
  return { ...pageDetails(pages, context), references };
}

/**
 * Returns the references of a page to its own site and to others, in the order of the text. Those
 * of an excerpt are left out, because they are in the text, too.
 */
function inOrder({ references = [], externals = [] }: Partial<PageMetadata>): readonly ExternalReference[] {
  const own = references.map((each, after) => ({ ...each, after }));
  const all = [...own, ...externals.map((each) => ({ ...each, after: each.after - 0.5 }))];
  const sorted = all.toSorted((one, other) => one.after - other.after);
  const keyOf = ({ kind, target, file, line, column }: ExternalReference) =>
    JSON.stringify([kind, target, file, line, column]);
  const seen = new Set<string>();
  return sorted.filter((each) => seen.size !== seen.add(keyOf(each)).size);
}

/** Returns a page with its text, which is read when a rule asks for it. */
export function withText(facts: RulePageFacts, { config, content }: Site, file: string): RulePage {
  return {
    ...facts,
    get text() {
      const generated = content.generated.pages.get(file);
      const written = () => readFileSync(pathOf(config, file), 'utf8');
      return generated?.text ?? written().replace(/^\uFEFF/, '');
    },
  };
}
