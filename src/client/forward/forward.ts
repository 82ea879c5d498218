import { type AddressList, addressListMeta } from '../../shared/address-list.ts';
import { followPatterns } from '../../shared/redirect-patterns.ts';
import { spellingsOf } from '../../shared/spellings.ts';
import { keepAddress, showNearest } from './help-reader.ts';
import { forwardAddress } from './forward-address.ts';
import { decodeAddress } from '../../shared/decode-address.ts';

/**
 * Leads a reader on from the 404 page: by the patterns of the site, or to the page whose address is
 * spelled otherwise. Hosts without such rules of their own need it. Only the patterns lead to other
 * sites, and a page must exist before a reader is sent there, so no address of another site can be
 * smuggled in.
 */
async function forward(): Promise<void> {
  const path = decodeAddress(location.pathname);
  const { patterns, capitals } = await fetchList();
  const [plain = path] = spellingsOf(path);
  const moved = followPatterns(patterns, path) ?? followPatterns(patterns, plain);
  if (moved !== null) return go(moved);
  const wanted = plain.toLowerCase();
  const spelled = capitals.find((each) => each.toLowerCase() === wanted);
  for (const candidate of spelled === undefined ? spellingsOf(path) : [spelled]) {
    const address = new URL(encodeURI(candidate), location.origin);
    if (address.origin !== location.origin) continue;
    // One that cannot be asked for says nothing about the others.
    const response = await fetch(address, { method: 'HEAD' }).catch(() => null);
    if (response?.ok) return go(new URL(response.url).pathname);
  }
}

function go(to: string): void {
  location.replace(forwardAddress(to, location));
}

async function fetchList(): Promise<AddressList> {
  const file = document.querySelector<HTMLMetaElement>(`meta[name=${addressListMeta}]`)?.content;
  if (!file) return { patterns: [], capitals: [] };
  const list: AddressList = await (await fetch(file)).json();
  return list;
}

keepAddress();
// A reader who is led on soon needs no suggestions, but one who is not should not wait for them.
// Without network, the reader has the 404 page.
for (const help of [forward, showNearest]) help().catch(() => undefined);
