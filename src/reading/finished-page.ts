import type { ProblemCode } from '../shared/problem-codes.ts';
import type { Finding } from './page/finding.ts';
import type { PageElement, ParsedPage } from './page/parsed-page.ts';
import { checkContent, checkControls, checkIds } from './rules/elements.ts';
import { checkHeadings } from './rules/headings.ts';
import { createInlineCodeRule } from './rules/inline-code.ts';
import type { PageRule } from './rules/page-rule.ts';
import { checkPictures } from './rules/pictures.ts';
import { checkPlaceholders } from './rules/placeholders.ts';

/**
 * What is read of a finished page, so that nobody must read its HTML again. It says nothing of other
 * pages and files. It is plain data, and stored with the page.
 */
export interface FinishedPage {
  readonly lang: string | null;
  readonly title: string | null;
  readonly description: string | null;
  readonly isUnindexed: boolean;
  readonly redirect: string | null;
  readonly canonical: string | null;
  readonly alternates: readonly (readonly [lang: string, address: string])[];
  /** All ids, each in a line. */
  readonly ids: string;
  /** As in `ParsedPage`. */
  readonly titledIds: readonly string[];
  /** The addresses in its content. */
  readonly content: PageAddresses;
  /** The addresses in parts that many pages share, such as the navbar: those of one part together. */
  readonly frame: readonly PageAddresses[];
  /** The addresses of the scripts that it loads, and of the pictures that it shows. */
  readonly scripts: readonly string[];
  readonly pictures: readonly string[];
  readonly hasMain: boolean;
  /** What the rules about one page alone have found. */
  readonly findings: readonly Finding[];
  /** Number of addresses. */
  readonly links: number;
}

/** Addresses as they are in the HTML, without duplicates and without spaces at the ends. */
export interface PageAddresses {
  /** They lead readers somewhere. */
  readonly links: readonly string[];
  /** They lead readers to another language of the page. */
  readonly languages: readonly string[];
  /** Browsers load them. */
  readonly files: readonly string[];
}

/** A rule, and the codes of what it finds. */
interface CodedRule {
  readonly codes: readonly ProblemCode[];
  readonly check: PageRule;
}

const structureRules: readonly CodedRule[] = [
  { codes: ['duplicate-id'], check: checkIds },
  { codes: ['missing-alt-text', 'useless-alt-text'], check: checkPictures },
  { codes: ['fake-control'], check: checkControls },
];

/** Rules that need the texts of a page. To collect these costs a third of the time. */
const textRules: readonly CodedRule[] = [
  { codes: ['heading-jump'], check: checkHeadings },
  { codes: ['empty-page'], check: checkContent },
  { codes: ['placeholder-text'], check: checkPlaceholders },
];

/** Makes finished pages of what was read of their HTML. */
export interface PageFinisher {
  /** Whether its rules need the texts of pages. */
  readonly collectsTexts: boolean;
  readonly finish: (page: ParsedPage, output: string) => FinishedPage;
}

/** Returns the function that makes finished pages. `codes` are those of the problems to look for. */
export function createPageFinisher(codes: readonly ProblemCode[]): PageFinisher {
  const isLookedFor = (rule: CodedRule) => rule.codes.some((code) => codes.includes(code));
  const inlineCode: CodedRule = { codes: ['blocked-content'], check: createInlineCodeRule() };
  const ofTexts = textRules.filter(isLookedFor);
  const rules = [...[...structureRules, inlineCode].filter(isLookedFor), ...ofTexts];
  return {
    collectsTexts: ofTexts.length > 0,
    finish: (page, output) => {
      const { lang, title, description, isUnindexed, redirect, canonical, alternates, hasMain } = page;
      // A page that sends readers on is never seen.
      const findings = redirect === null ? rules.flatMap(({ check }) => check({ page, output })) : [];
      return {
        ...{ lang, title, description, isUnindexed, hasMain },
        redirect: redirect?.address ?? null,
        canonical: canonical?.address ?? null,
        alternates: alternates.map(([hreflang, { address }]) => [hreflang, address]),
        ids: [...page.ids].join('\n'),
        titledIds: page.titledIds,
        ...collectAddresses(page),
        findings: findings.filter(({ code }) => codes.includes(code)),
        links: page.links.length,
      };
    },
  };
}

/** Returns whether an element belongs to what is around the content of many pages. */
export function isInFrame(page: Pick<ParsedPage, 'hasMain'>, { region }: Pick<PageElement, 'region'>): boolean {
  return region !== 'main' && (page.hasMain || region !== 'page');
}

type Loaded = Pick<FinishedPage, 'content' | 'frame' | 'scripts' | 'pictures'>;

function collectAddresses(page: ParsedPage): Loaded {
  const regions = new Map<string, ReturnType<typeof createCollector>>();
  const content = createCollector();
  const scripts = new Set<string>();
  const pictures = new Set<string>();
  for (const { address: written, kind, element } of page.links) {
    const { region, name, attributes } = element;
    const address = written.trim();
    let collector = isInFrame(page, element) ? regions.get(region) : content;
    if (!collector) regions.set(region, (collector = createCollector()));
    if (kind === 'file') collector.files.add(address);
    else if (attributes['hreflang'] === undefined) collector.links.add(address);
    else collector.languages.add(address);
    const { rel = '', src, href } = attributes;
    // Of a `srcset` a browser takes one file, and `src` is the largest that it may take.
    if (written !== (src ?? href ?? attributes['xlink:href'])) continue;
    if (name === 'script' || (name === 'link' && rel === 'modulepreload')) scripts.add(address);
    else if (name === 'img' || name === 'image') pictures.add(address);
  }
  const result = ({ links, languages, files }: ReturnType<typeof createCollector>): PageAddresses => ({
    ...{ links: [...links], languages: [...languages], files: [...files] },
  });
  return {
    content: result(content),
    frame: [...regions.values()].map(result),
    ...{ scripts: [...scripts], pictures: [...pictures] },
  };
}

function createCollector() {
  return { links: new Set<string>(), languages: new Set<string>(), files: new Set<string>() };
}
