import type { PagePart } from '../shared/render-cause.ts';
import { hashOf } from '../system/hash.ts';
import type { PageJob, TextJob } from '../workers/page-job.ts';

/** What decides the HTML of a page. */
export interface PageKey {
  /** Names everything that the page is rendered from. */
  readonly fingerprint: string;
  /** A short hash of each part, in the order of `pageParts`, to say later which of them changed. */
  readonly parts: string;
}

/** What a page is rendered from, part by part. */
type Parts = Readonly<Record<PagePart, unknown>>;

/** The parts of a page that other pages have, too. */
export type SharedParts = Pick<Parts, 'theme' | 'settings' | 'strings'>;

const partNames: readonly PagePart[] = [
  'text',
  'code',
  'frontMatter',
  'links',
  'diagrams',
  'main',
  'sidebar',
  'navbar',
  'footer',
  'announcements',
  'head',
  'scripts',
  'search',
  'strings',
  'theme',
  'settings',
];

/** Number of characters of a part's hash. Only a message depends on it. */
const shortLength = 8;

/** Returns the key of a page from its job, and from what it shares with other pages. */
export function createPageKey(job: PageJob, shared: SharedParts): PageKey {
  const parts: Parts = { ...shared, ...partsOfJob(job) };
  const hashes = partNames.map((name) => hashOf(JSON.stringify(parts[name]) ?? ''));
  return { fingerprint: hashOf(...hashes), parts: hashes.map((hash) => hash.slice(0, shortLength)).join('') };
}

/** Returns the names of the parts in which two pages differ. */
export function changedParts(before: string, after: string): readonly PagePart[] {
  const hashAt = (parts: string, index: number) => parts.slice(index * shortLength, (index + 1) * shortLength);
  return partNames.filter((_, index) => hashAt(before, index) !== hashAt(after, index));
}

/** Each field of a job is in exactly one part: what has no name of its own counts as `main`. */
function partsOfJob({ props, texts, assets, search, copy, ...page }: PageJob): Omit<Parts, keyof SharedParts> {
  const { navbar, sidebar, footer, announcements, head, ...rest }: Partial<Record<string, unknown>> = { ...props };
  const own = texts.map(partsOfText);
  return {
    text: own.map(({ text }) => text),
    code: own.map(({ code }) => code),
    frontMatter: own.map(({ frontMatter }) => frontMatter),
    links: own.map(({ links }) => links),
    diagrams: own.map(({ diagrams }) => diagrams),
    main: [page, rest, own.map((each) => each.rest)],
    sidebar,
    navbar,
    footer,
    announcements,
    head,
    scripts: assets,
    search: [search, copy],
  };
}

function partsOfText({ compiled, mdxModule, component, scope, references, drawings, ...rest }: TextJob) {
  const { frontMatter, ...others } = scope;
  return {
    text: compiled,
    code: [mdxModule, component],
    frontMatter,
    links: references,
    diagrams: drawings,
    rest: [others, rest],
  };
}
