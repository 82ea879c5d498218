import { Parser } from 'htmlparser2';
import { addressAttributes, mapAddresses } from '../shared/html-addresses.ts';
import { isExternal } from '../shared/is-external.ts';
import type { RenderedAddress, RenderedAddresses } from '../site/references/rendered-addresses.ts';

/** Elements whose addresses are checked. Addresses of `iframe` and `form` are left to authors. */
const kinds: ReadonlyMap<string, RenderedAddress['kind']> = new Map([
  ['a', 'link'],
  ['area', 'link'],
  ['audio', 'file'],
  ['img', 'file'],
  ['source', 'file'],
  ['track', 'file'],
  ['video', 'file'],
]);

/**
 * Returns the addresses inside the site and the ids in the `<main>` of a page, without those that
 * `isKnown` returns true for: they come from the Markdown or the page layout. Links to existing ids
 * of the page itself are left out.
 */
export function findRenderedAddresses(html: string, isKnown: (text: string) => boolean): RenderedAddresses {
  const addresses = new Map<string, RenderedAddress>();
  const ids = new Set<string>();
  let isMain = false;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      isMain ||= name === 'main';
      if (!isMain) return;
      const { id } = attributes;
      if (id !== undefined) ids.add(id);
      const kind = kinds.get(name);
      for (const attribute of kind ? (addressAttributes[name] ?? []) : []) {
        mapAddresses(attribute, attributes[attribute] ?? '', (address) => {
          if (kind && address !== '' && !isExternal(address) && !isKnown(address))
            addresses.set(address, { kind, address });
          return address;
        });
      }
    },
    onclosetag: (name) => {
      isMain &&= name !== 'main';
    },
  });
  parser.end(html);
  return {
    addresses: [...addresses.values()].filter(({ address }) => !isOnPage(address, ids)),
    ids: [...ids].filter((id) => !isKnown(id)),
  };
}

function isOnPage(address: string, ids: ReadonlySet<string>): boolean {
  if (!address.startsWith('#')) return false;
  const id = address.slice(1).replace(/:~:.*/s, '');
  if (id === '' || id === 'top' || ids.has(id)) return true;
  try {
    return ids.has(decodeURIComponent(id));
  } catch {
    return false;
  }
}
