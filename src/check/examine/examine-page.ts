import type { BudgetConfig } from '../../config/resolve-check.ts';
import { type FinishedPage, isInFrame, type PageAddresses } from '../../reading/finished-page.ts';
import type { Finding } from '../../reading/page/finding.ts';
import type { ParsedPage } from '../../reading/page/parsed-page.ts';
import type { ProblemCode } from '../../shared/problem-codes.ts';
import type { SiteAddresses } from '../folder/site-addresses.ts';
import { type AddressResolver, createResolver, fragmentOf, idOf } from '../folder/site-folder.ts';
import { checkBudget } from '../rules/budget.ts';
import { checkLinks } from '../rules/links.ts';
import type { HeadAddress, PageFacts, PageReport, Links } from './page-report.ts';

/** What pages are judged by. Plain data, which is sent to threads. */
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

/**
 * Judges a page by the files of its site. `place` is its place in the list of files, and `parse`
 * returns it with its elements: it is called only if there is something to report.
 */
export type JudgePage = (page: FinishedPage, place: number, parse: () => ParsedPage) => PageReport;

/** Returns the function that judges one page alone. It is the same for `build`, `dev` and `check`. */
export function createPageJudge(settings: ExamineSettings): JudgePage {
  const { addresses, sizes, budget, codes, collectsExternal } = settings;
  const { files } = addresses;
  const resolver = createResolver(addresses);
  const isOn = (code: ProblemCode) => codes.includes(code);
  const reported = new Set<string>();
  const isNew = (key: string): boolean => {
    if (reported.has(key)) return false;
    reported.add(key);
    return true;
  };
  /** What is in the frame of a page is in that of others too, and is reported once. */
  const isFirst = (page: FinishedPage, { code, title, element }: Finding): boolean =>
    element === null || !isInFrame(page, element) || isNew(JSON.stringify([code, title, element.region]));
  return (page, place, parse) => {
    const { base } = addresses;
    const context = { ...{ page, place, files, base, resolver, sizes, budget, isOn }, output: files[place] ?? '' };
    const ofSite =
      page.redirect === null
        ? [
            ...checkLinks(context, parse, (address) => isNew(JSON.stringify(address))),
            ...(isOn('page-too-large') ? checkBudget(context) : []),
          ]
        : [];
    const { facts, used, external } = collectFacts(page, place, resolver);
    return {
      facts,
      findings: [...ofSite, ...page.findings].filter((finding) => isOn(finding.code) && isFirst(page, finding)),
      used,
      external: collectsExternal ? external : [],
      links: page.links,
    };
  };
}

function collectFacts(page: FinishedPage, place: number, resolver: AddressResolver) {
  const targets = collectLinks<number>();
  const anchors = collectLinks<string>();
  const used = new Set<number>();
  const external = new Set<string>();
  const add = ({ links, languages, files }: PageAddresses, isFrame: boolean): void => {
    const fileOf = (address: string): number | null => {
      const target = resolver.resolve(address, place);
      if (target.type === 'external') external.add(target.url + fragmentOf(address));
      return target.type === 'file' && target.file !== place ? target.file : null;
    };
    for (const address of files) {
      const file = fileOf(address);
      if (file !== null) used.add(file);
    }
    for (const [addresses, isLanguage] of [[links, false] as const, [languages, true] as const]) {
      for (const address of addresses) {
        const file = fileOf(address);
        if (file === null) continue;
        // The language menu is no way to a page: without it, nobody would come to the other language.
        if (!isLanguage) targets.add(file, isFrame);
        const id = idOf(address);
        if (id !== '') anchors.add(`${file}#${id}`, isFrame);
      }
    }
  };
  add(page.content, false);
  for (const addresses of page.frame) add(addresses, true);
  const { lang, title, description, isUnindexed, ids, titledIds, redirect, canonical } = page;
  const inHead = (address: string): HeadAddress => {
    const target = resolver.resolve(address, place);
    if (target.type === 'file') return { address, file: target.file };
    return { address, file: target.type === 'missing' ? -1 : null };
  };
  const facts: PageFacts = {
    ...{ place, lang, title, description, isUnindexed, ids, titledIds },
    redirect: redirect === null ? null : inHead(redirect),
    canonical: canonical === null ? null : inHead(canonical),
    alternates: page.alternates.map(([hreflang, address]) => ({ lang: hreflang, ...inHead(address) })),
    targets: targets.result(),
    anchors: anchors.result(),
  };
  return { facts, used: [...used], external: [...external] };
}

function collectLinks<T>() {
  const own = new Set<T>();
  const shared = new Set<T>();
  return {
    add: (item: T, isShared: boolean): void => void (isShared ? shared : own).add(item),
    result: (): Links<T> => ({ own: [...own], shared: [...shared].filter((item) => !own.has(item)) }),
  };
}
