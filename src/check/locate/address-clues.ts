import { decodeAddress } from '../../shared/decode-address.ts';

/**
 * Returns how a source may have written an address that a page has: without base and language, as
 * the path of a file, or by its last part. The likeliest comes first.
 */
export function addressClues(
  address: string,
  { base, localePath }: { readonly base: string; readonly localePath: string },
): readonly string[] {
  const clues = [address];
  const add = (clue: string | null): void => {
    if (clue !== null && clue.length > 1 && !clues.includes(clue)) clues.push(clue);
  };
  const decoded = decodeAddress(address);
  add(decoded);
  const inside = withoutStart(decoded, base === '/' ? '' : base.replace(/\/$/, ''));
  add(inside);
  add(withoutStart(inside ?? decoded, localePath === '' ? '' : `/${localePath}`));
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(decoded) ?? [];
  const name = path.split('/').findLast((part) => part !== '') ?? '';
  if (name !== '') {
    add(`${name}.md${rest}`);
    add(`${name}.mdx${rest}`);
    add(rest === '' ? null : `${name}${rest}`);
  }
  add(/#.+$/s.exec(rest)?.[0] ?? null);
  add(name.length > 3 ? name : null);
  return clues;
}

function withoutStart(path: string, start: string): string | null {
  return start !== '' && path.startsWith(`${start}/`) ? path.slice(start.length) : null;
}
