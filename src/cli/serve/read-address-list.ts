import { readFile } from 'node:fs/promises';
import { locateFile } from '../../http/locate-file.ts';
import { type AddressList, addressListFile } from '../../shared/address-list.ts';
import { hasFields } from '../../shared/has-fields.ts';

/** Returns the list of addresses in a built folder; an empty one if it has none. */
export async function readAddressList(folder: string): Promise<AddressList> {
  const file = await locateFile(folder, addressListFile);
  const list: unknown = file === null ? null : JSON.parse(await readFile(file, 'utf8'));
  return hasFields<AddressList>(list, 'patterns', 'capitals') ? list : { patterns: [], capitals: [] };
}
