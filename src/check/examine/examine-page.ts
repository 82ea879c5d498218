import { readFileSync } from 'node:fs';
import type { BudgetConfig } from '../../config/resolve-check.ts';
import type { ProblemCode } from '../../shared/problem-codes.ts';
import type { Finding } from '../page/finding.ts';
import { createResolver, fragmentOf, idOf, type AddressResolver } from '../folder/site-folder.ts';
import type { SiteAddresses } from '../folder/site-addresses.ts';
import { parsePage } from '../page/parse-page.ts';
import type { PageElement, PageLink, ParsedPage } from '../page/parsed-page.ts';
import { checkBudget } from '../rules/budget.ts';
import { checkHeadings } from '../rules/headings.ts';
import { createInlineCodeRule } from '../rules/inline-code.ts';
import { checkLinks } from '../rules/links.ts';
import type { PageContext, PageRule } from '../rules/page-context.ts';
import { checkContent, checkControls, checkIds } from '../rules/page-parts.ts';
import { checkPictures } from '../rules/pictures.ts';
import { checkPlaceholders } from '../rules/placeholders.ts';
import type { HeadAddress, Links, PageFacts, PageReport } from './page-report.ts';

/** What pages are checked with. Plain data, which is sent to threads. */
export interface ExamineSettings {
  readonly addresses: SiteAddresses;
  /** Sizes of all files in bytes, in the order of their paths. */
  readonly sizes: readonly number[];
  readonly budget: BudgetConfig;
  /** The codes of the problems that are looked for. */
  readonly codes: readonly ProblemCode[];
  /** Whether addresses of other sites are collected. */
  readonly collectsExternal: boolean;
}

/** A page to check. */
export interface PageFile {
  /** Its place in the list of files. */
  readonly place: number;
  /** Where its file is now: in the output folder, or in a stage. */
  readonly path: string;
}

/** A rule, and the codes of what it finds. */
interface CodedRule {
  readonly codes: readonly ProblemCode[];
  readonly check: PageRule;
}

const structureRules: readonly CodedRule[] = [
  { codes: ['broken-link', 'missing-file', 'missing-anchor', 'inconsistent-address'], check: checkLinks },
  { codes: ['duplicate-id'], check: checkIds },
  { codes: ['missing-alt-text', 'useless-alt-text'], check: checkPictures },
  { codes: ['fake-control'], check: checkControls },
  { codes: ['page-too-large'], check: checkBudget },
];

/** Rules that need the texts of a page. To collect these costs a third of the time. */
const textRules: readonly CodedRule[] = [
  { codes: ['heading-jump'], check: checkHeadings },
  { codes: ['empty-page'], check: checkContent },
  { codes: ['placeholder-text'], check: checkPlaceholders },
];

/** Returns the function that checks one page alone. */
export function createPageExaminer(settings: ExamineSettings): (file: PageFile) => PageReport {
  const { addresses, sizes, budget, codes, collectsExternal } = settings;
  const resolver = createResolver(addresses);
  const wanted = new Set<ProblemCode>(codes);
  const isWanted = (rule: CodedRule) => rule.codes.some((code) => wanted.has(code));
  const rules = [...structureRules, { codes: ['blocked-content'], check: createInlineCodeRule() } as const].filter(
    isWanted,
  );
  const ofTexts = textRules.filter(isWanted);
  const reported = new Set<string>();
  /** What is around the content of a page is around others too, and is reported once. */
  const isNew = (page: ParsedPage, { code, title, element }: Finding): boolean => {
    if (element === null || !isShared(page, element)) return true;
    const key = JSON.stringify([code, title, element.region]);
    if (reported.has(key)) return false;
    reported.add(key);
    return true;
  };
  return ({ place, path }) => {
    const output = addresses.files[place] ?? '';
    const page = parsePage(readFileSync(path, 'utf8'), { collectsTexts: ofTexts.length > 0 });
    const context: PageContext = {
      ...{ page, place, output, resolver, budget, sizes },
      files: addresses.files,
      size: sizes[place] ?? 0,
    };
    // A page that sends readers on is never seen.
    const findings = page.redirect === null ? [...rules, ...ofTexts].flatMap(({ check }) => check(context)) : [];
    const { facts, used, external } = collectFacts(page, place, resolver);
    return {
      facts,
      findings: findings.filter((finding) => wanted.has(finding.code) && isNew(page, finding)),
      used,
      external: collectsExternal ? external : [],
      links: page.links.length,
    };
  };
}

/** Returns whether an element belongs to what is around the content of many pages. */
export function isShared(page: Pick<ParsedPage, 'hasMain'>, { region }: Pick<PageElement, 'region'>): boolean {
  return region !== 'main' && (page.hasMain || region !== 'page');
}

function collectFacts(page: ParsedPage, place: number, resolver: AddressResolver) {
  const targets = collectLinks<number>();
  const anchors = collectLinks<string>();
  const used = new Set<number>();
  const external = new Set<string>();
  for (const { address, kind, element } of page.links) {
    const target = resolver.resolve(address.trim(), place);
    if (target.type === 'external') external.add(target.url + fragmentOf(address));
    if (target.type !== 'file' || target.file === place) continue;
    if (kind === 'file') used.add(target.file);
    // The language menu is no way to a page: without it, nobody would come to the other language.
    else if (element.attributes['hreflang'] === undefined) targets.add(target.file, isShared(page, element));
    const id = kind === 'link' ? idOf(address) : '';
    if (id !== '') anchors.add(`${target.file}#${id}`, isShared(page, element));
  }
  const { lang, title, description, isUnindexed } = page;
  const inHead = ({ address }: PageLink): HeadAddress => {
    const target = resolver.resolve(address, place);
    if (target.type === 'file') return { address, file: target.file };
    return { address, file: target.type === 'missing' ? -1 : null };
  };
  const facts: PageFacts = {
    ...{ place, lang, title, description, isUnindexed },
    redirect: page.redirect && inHead(page.redirect),
    canonical: page.canonical && inHead(page.canonical),
    alternates: page.alternates.map(([hreflang, link]) => ({ lang: hreflang, ...inHead(link) })),
    ids: [...page.ids].join('\n'),
    targets: targets.result(),
    anchors: anchors.result(),
  };
  return { facts, used: [...used], external: [...external] };
}

function collectLinks<T>() {
  const own = new Set<T>();
  const shared = new Set<T>();
  return {
    add: (item: T, isAround: boolean): void => void (isAround ? shared : own).add(item),
    result: (): Links<T> => ({ own: [...own], shared: [...shared].filter((item) => !own.has(item)) }),
  };
}
