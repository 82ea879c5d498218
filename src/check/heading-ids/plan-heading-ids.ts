import type { PageMetadata } from '../../markdown/page/compiled-page.ts';
import { includedFiles } from '../../pipeline/last-compiled.ts';
import { contentFiles } from '../../pipeline/compile-pages.ts';
import { pageFormat } from '../../content/page-file.ts';
import { groupBy } from '../../shared/group-by.ts';
import type { Problem } from '../../shared/problem.ts';
import { createCompiledContent } from '../../site/graph/compiled-content.ts';
import { type AppliedFixes, applyFixes } from '../fix/apply-fixes.ts';
import { headingIdFix } from '../fix/heading-id-fix.ts';
import { type FilePlan, planFixes } from '../fix/plan-fixes.ts';
import { createSources, type Sources } from './chosen-sources.ts';
import type { HeadingEdit } from './heading-edit.ts';
import { createTrial } from './try-texts.ts';
import { openTexts, type OpenTexts } from './open-texts.ts';
import { chooseTexts, type FileChoice } from './own-texts.ts';
import { type WantedId, wantedIds } from './wanted-ids.ts';

/** Which headings get ids, and how these are made. */
export interface HeadingIdsOptions extends FileChoice {
  readonly root: string;
  /** Whether the ids have capital letters as the headings have. */
  readonly maintainCase: boolean;
  /** Whether ids that are written already are made anew. */
  readonly overwrite: boolean;
}

/** A heading that gets no id, or a file of which none does. */
export interface LeftHeading {
  /** Relative to the site's root. */
  readonly file: string;
  /** Not set for a file of which no heading gets an id. */
  readonly line?: number;
  /** Why, as a sentence without its subject. */
  readonly reason: string;
}

/** What is written. */
export interface HeadingIdsPlan {
  readonly plans: readonly FilePlan[];
  readonly left: readonly LeftHeading[];
  readonly problems: readonly Problem[];
  /** Writes it. */
  readonly apply: () => Promise<AppliedFixes>;
}

/**
 * Returns what gives the headings of a site explicit ids: those that they have today, also in pages
 * that inherit the ids of their source. Each page is compiled with its new text, and what would
 * change another id or the text of a heading is left out. Throws a `DocsgenError` if the site has
 * errors outside its texts, or if a file or locale is unknown.
 */
export async function planHeadingIds(options: HeadingIdsOptions): Promise<HeadingIdsPlan> {
  const { root, overwrite, maintainCase } = options;
  const texts = await openTexts({ root, keepsCase: maintainCase });
  const { site, problems } = texts;
  const files = contentFiles({ routes: site.routes });
  const included = files.flatMap((file) => includedFiles(file, texts.pages.get(file) ?? noIncludes));
  const { files: chosen, linked } = chooseTexts(site, [...new Set([...files, ...included.filter(isText)])], options);
  const sources = createSources(site, chosen);
  const current = createCompiledContent(site.routes, texts.pages);
  const pages = overwrite || maintainCase ? await compileAnew(texts, sources, options) : texts.pages;
  const wanted = createCompiledContent(site.routes, pages);
  const ids = wantedIds({ files, current, wanted, overwrite }).filter(({ file }) => chosen.has(file));
  const found = ids.flatMap((each) => editOf(each, sources, options) ?? []);
  const isNew = overwrite || maintainCase;
  const trial = createTrial({ texts, current, wanted: isNew ? wanted : null, readText: sources.text });
  const kept = await trial([...groupBy(found, ({ file }) => file)].map(([file, edits]) => ({ file, edits })));
  const fixes = kept.map(({ file, fix }) => ({ file, fix }));
  const plans = planFixes(fixes, { readText: sources.text, mayWrite: (file) => chosen.has(file) });
  const left = [
    ...linked.map((file) => ({ file, reason: linkedReason })),
    ...ids.flatMap(({ id, file, line }) =>
      id === null && sources.headings(file).some((each) => each.line === line) ? [{ file, line, reason: shared }] : [],
    ),
    ...found.flatMap((edit) => (kept.includes(edit) ? [] : [{ file: edit.file, line: edit.line, reason: changing }])),
  ];
  return { plans, left, problems, apply: () => applyFixes(site.config, plans) };
}

const linkedReason = 'is behind a symbolic link: its headings get ids in the file that the link points to';
const shared = 'has different ids on the pages that include it';
const changing = 'would change with an id at its end, or would change another anchor';

const noIncludes = { dependencies: [] };

function isText(path: string): boolean {
  return /\.mdx?$/.test(path);
}

function editOf(
  { file, line, column, id }: WantedId,
  sources: Sources,
  options: HeadingIdsOptions,
): HeadingEdit | null {
  const heading = sources.headings(file).find((each) => each.line === line && each.column === column);
  if (id === null || !heading) return null;
  const fix = headingIdFix(sources.text(file) ?? '', heading, { id, replaces: options.overwrite });
  return fix ? { file, line, fix } : null;
}

/** Compiles the pages as if their headings had no ids, or with other letters in them. */
async function compileAnew(
  { pages, compile }: OpenTexts,
  sources: Sources,
  { overwrite }: HeadingIdsOptions,
): Promise<ReadonlyMap<string, PageMetadata>> {
  const textOf = overwrite ? sources.bare : sources.text;
  const changed = new Map([...sources.chosen].map((file) => [file, textOf(file) ?? '']));
  const made = new Map(pages);
  for (const [file, page] of pages) {
    const uses = [file, ...includedFiles(file, page)];
    if (!page.isParsed || !uses.some((each) => sources.chosen.has(each)) || pageFormat(file) === 'component') continue;
    made.set(file, await compile(file, changed.get(file) ?? sources.text(file) ?? '', changed));
  }
  return made;
}
