import type { FinishedPage, PageAddresses } from '../../reading/finished-page.ts';
import type { Finding } from '../../reading/page/finding.ts';
import type { PageElement, PageLink, ParsedPage } from '../../reading/page/parsed-page.ts';
import { describeElement } from '../../reading/rules/page-rule.ts';
import { suggest } from '../../shared/nearest.ts';
import type { Target } from '../folder/site-addresses.ts';
import { type AddressResolver, idOf, withPath } from '../folder/site-folder.ts';

/** A page, and what its addresses are compared with. */
export interface LinkContext {
  readonly page: Pick<FinishedPage, 'content' | 'frame' | 'ids' | 'titledIds'>;
  /** Its place in the list of files. */
  readonly place: number;
  /** Its file, relative to the output folder. */
  readonly output: string;
  /** Path under which the output is served. */
  readonly base: string;
  readonly resolver: AddressResolver;
  readonly files: readonly string[];
  readonly isOn: (code: Finding['code']) => boolean;
}

/**
 * Returns the links to pages, files and ids that do not exist, and the addresses that are spelled
 * otherwise. `parse` returns the page with its elements: it is called only if there are any.
 * `isNewInFrame` tells whether an address in the frame was not reported for another page.
 */
export function checkLinks(
  context: LinkContext,
  parse: () => ParsedPage,
  isNewInFrame: (address: string) => boolean,
): readonly Finding[] {
  const { page, place, output, resolver, isOn } = context;
  const hasId = createIds(page);
  const find = (link: Pick<PageLink, 'address' | 'kind'>): Mistake | null => {
    const { address, kind } = link;
    if (address === '' && kind === 'file') return null;
    const mistake = mistakeOf(context, hasId, link, resolver.resolve(address, place));
    return mistake !== null && isOn(mistake.code) ? mistake : null;
  };
  const hasMistake = ({ links, languages, files }: PageAddresses, isNew: (address: string) => boolean): boolean => {
    const isWrong = (kind: PageLink['kind']) => (address: string) => find({ address, kind }) !== null && isNew(address);
    return [...links, ...languages].some(isWrong('link')) || files.some(isWrong('file'));
  };
  if (!hasMistake(page.content, () => true) && !page.frame.some((addresses) => hasMistake(addresses, isNewInFrame)))
    return [];
  const { links } = parse();
  const shown = new Set(links.flatMap(({ address, element }) => (isPreload(element) ? [] : [address.trim()])));
  return links.flatMap(({ address: written, kind, element }): readonly Finding[] => {
    const address = written.trim();
    const mistake = find({ address, kind });
    if (mistake === null || (isPreload(element) && shown.has(address))) return [];
    return [{ ...mistake, output, element: describeElement(element), clues: [address], target: address }];
  });
}

/** React adds such an element for a picture of the page. */
function isPreload({ name, attributes }: PageElement): boolean {
  return name === 'link' && attributes['rel'] === 'preload';
}

/** Returns the function that tells whether a page has an id. Most pages need no list of theirs. */
function createIds({ ids }: Pick<FinishedPage, 'ids'>): (id: string) => boolean {
  let known: ReadonlySet<string> | null = null;
  return (id) => (known ??= new Set(ids.split('\n'))).has(id);
}

type Mistake = Pick<Finding, 'code' | 'title' | 'hint'> & { readonly replacement?: string };

function mistakeOf(
  { page, place, files, base, resolver }: LinkContext,
  hasId: (id: string) => boolean,
  { address, kind }: Pick<PageLink, 'address' | 'kind'>,
  target: Target,
): Mistake | null {
  const what = kind === 'link' ? 'link' : 'address';
  switch (target.type) {
    case 'external':
    case 'other':
      return null;
    case 'outside':
      return {
        code: 'broken-link',
        title: `The ${what} \`${address}\` leads out of the site, which is served under another path`,
        hint: outsideHint(address, resolver.resolve(base + target.path.slice(1), place), resolver),
      };
    case 'missing':
      return kind === 'link'
        ? {
            code: 'broken-link',
            title: `The link \`${address}\` does not lead to a page or a file of the site`,
            hint: '',
          }
        : {
            code: 'missing-file',
            title: `The page needs the file \`${address}\`, which the site does not have`,
            hint: '',
          };
    case 'file': {
      const id = idOf(address);
      if (target.file === place && id !== '' && !hasId(id))
        return {
          code: 'missing-anchor',
          title: `The link \`${address}\` leads to an id that the page does not have`,
          hint: missingIdHint(id, page),
        };
      return target.spelling && kind === 'link'
        ? spelledOtherwise(address, target.spelling, files[target.file] ?? '')
        : null;
    }
  }
}

function spelledOtherwise(
  address: string,
  { kind, path }: NonNullable<Extract<Target, { type: 'file' }>['spelling']>,
  file: string,
): Mistake {
  const why = {
    case: 'letter case: many hosts do not find it',
    slash: 'the slash at its end: hosts redirect it',
    index: 'the name of the file: hosts redirect it, and readers see two addresses',
  };
  const replacement = withPath(address, path);
  return {
    code: 'inconsistent-address',
    title: `The link \`${address}\` differs from the address of ${file} in ${why[kind]}`,
    hint: `Write \`${replacement}\`.`,
    replacement,
  };
}

function outsideHint(address: string, inside: Target, { pathOf }: AddressResolver): string {
  return inside.type === 'file'
    ? `Write \`${withPath(address, pathOf(inside.file))}\`.`
    : "Write the address with the site's base, or the full URL of another site.";
}

/** Returns what to write instead of an id that a page does not have. */
export function missingIdHint(id: string, { ids, titledIds }: Pick<FinishedPage, 'ids' | 'titledIds'>): string {
  const same = ids.split('\n').find((each) => each.toLowerCase() === id.toLowerCase());
  return same === undefined
    ? suggest(id, titledIds, 'ids there')
    : `Did you mean \`#${same}\`? Letter case counts in ids.`;
}
