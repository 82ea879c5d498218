import { addressListFile } from '../shared/address-list.ts';
import { createAddressList, hasAddressList } from '../site/redirects/address-list.ts';
import { type GeneratedFile, type GeneratedFilesInput, textFile } from './generated-file.ts';

/** Yields the list of addresses for the 404 pages, if the site needs one. */
export function* addressList({ site }: GeneratedFilesInput): Generator<GeneratedFile> {
  if (hasAddressList(site)) yield textFile(addressListFile, null, () => JSON.stringify(createAddressList(site)));
}
