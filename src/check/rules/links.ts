import type { Finding } from '../page/finding.ts';
import { idOf, withPath } from '../folder/site-folder.ts';
import type { Target } from '../folder/site-addresses.ts';
import type { PageLink } from '../page/parsed-page.ts';
import { describeElement, type PageContext, type PageRule } from './page-context.ts';

/**
 * Reports links to pages, files and ids that do not exist, and addresses that are spelled
 * otherwise.
 */
export const checkLinks: PageRule = (context) => {
  const { page, place, resolver } = context;
  return page.links.flatMap((link): readonly Finding[] => {
    const address = link.address.trim();
    if (address === '' && link.kind === 'file') return [];
    const target = resolver.resolve(address, place);
    const mistake = mistakeOf(context, link, target);
    if (mistake === null) return [];
    return [
      { ...mistake, output: context.output, element: describeElement(link.element), clues: [address], target: address },
    ];
  });
};

type Mistake = Pick<Finding, 'code' | 'title' | 'hint'> & { readonly replacement?: string };

function mistakeOf({ page, place, files }: PageContext, { address, kind }: PageLink, target: Target): Mistake | null {
  const what = kind === 'link' ? 'link' : 'address';
  switch (target.type) {
    case 'external':
    case 'other':
      return null;
    case 'outside':
      return {
        code: 'broken-link',
        title: `The ${what} \`${address}\` leads out of the site, which is served under another path`,
        hint: "Write the address with the site's base, or the full URL of another site.",
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
      if (target.file === place && id !== '' && !page.ids.has(id))
        return {
          code: 'missing-anchor',
          title: `The link \`${address}\` leads to an id that the page does not have`,
          hint: nearestId(id, page.ids),
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

function nearestId(id: string, ids: ReadonlySet<string>): string {
  const wanted = id.toLowerCase();
  const same = [...ids].find((each) => each.toLowerCase() === wanted);
  if (same !== undefined) return `Did you mean \`#${same}\`? Letter case counts in ids.`;
  return ids.size === 0 ? 'The page has no ids.' : 'Use the id of a heading on the page.';
}
