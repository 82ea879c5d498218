import type { MovedPage } from '../../shared/moved-page.ts';
import { hasErrors, type Problem, uniqueProblems } from '../../shared/problem.ts';

interface CombineOptions {
  /** All known problems of the site. The links to a moved page are taken from these. */
  readonly all: readonly Problem[];
  /** Returns whether the writer wants to leave the links to a moved page as they are. */
  readonly isLeft: (from: string) => boolean;
}

/** Returns problems with one for all links to a moved page, at the place of the first of them. */
export function combineMoves(problems: readonly Problem[], { all, isLeft }: CombineOptions): readonly Problem[] {
  const combined = new Set<string>();
  return problems.flatMap((problem): readonly Problem[] => {
    const { move, ...others } = problem;
    if (move === undefined) return [problem];
    if (isLeft(move.from)) return [others];
    if (combined.has(move.from)) return [];
    combined.add(move.from);
    return [
      combine(
        move,
        uniqueProblems([...all, ...problems]).filter((each) => each.move?.from === move.from),
      ),
    ];
  });
}

/** Returns the problem of all links to a moved page. */
function combine({ from, to }: MovedPage, all: readonly Problem[]): Problem {
  const same = all.filter(({ move }) => move !== undefined && move.links.length > 0);
  const ofTranslations = all.find(({ move }) => move?.translations !== undefined);
  const translations = ofTranslations?.move?.translations;
  // No link leads to the old page.
  if (same.length === 0 && ofTranslations) return ofTranslations;
  const [first] = same;
  const found = same.flatMap(({ move }) => move?.links ?? []);
  const links = [...new Map(found.map((link) => [[link.file, link.line, link.column].join(), link])).values()];
  const [link] = links;
  if (!first || !link) throw new Error(`No link leads to ${from}`);
  const { file, line, column, endColumn, replacement } = link;
  return {
    severity: hasErrors(same) ? 'error' : 'warning',
    code: first.code,
    cause: `moved ${from}`,
    title: `\`${from}\` is now \`${to}\`: ${linksText(links, to)}${translationsText(translations)}`,
    hint: `docsgen dev can update ${links.length === 1 ? 'it' : 'them'}${translations ? ', and rename the translations' : ''}. By hand, write \`${replacement}\` here.`,
    ...{ file, line, column, endColumn },
    move: { from, to, links, ...(translations ? { translations } : {}) },
  };
}

function translationsText(translations: MovedPage['translations']): string {
  if (!translations) return '';
  return translations.length === 1
    ? ', and its translation has the old name'
    : `, and ${translations.length} translations have the old name`;
}

function linksText(links: MovedPage['links'], to: string): string {
  const files = new Set(links.map(({ file }) => file)).size;
  const isOne = links.length === 1;
  const what = `${links.length} ${isOne ? 'link' : 'links'} in ${files} ${files === 1 ? 'file' : 'files'}`;
  // The links of the moved page itself were written for its old place.
  if (links.some(({ file }) => file === to)) return `${what} ${isOne ? 'needs a new address' : 'need new addresses'}`;
  return `${what} still ${isOne ? 'leads' : 'lead'} to the old page`;
}
