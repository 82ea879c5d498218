import type { CreateSearch } from '../shared/search.ts';
import { mainPart } from './text/main-part.ts';
import { readElement } from './text/read-element.ts';
import { manifestName } from './format/format.ts';
import { createEngine } from './engine/create-engine.ts';

/** Returns the built-in search engine for the index whose manifest is at an address. */
export const createSearch: CreateSearch = (address) => {
  const base = new URL(address, location.href);
  const addressOf = (path: string) => new URL(path, base).href;
  const load = async (address: string, cache: RequestCache = 'default'): Promise<Response> => {
    const response = await fetch(address, { cache });
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    return response;
  };
  return createEngine({
    // The address of the manifest never changes. All other files are named by their content hash.
    read: (name) => load(addressOf(name), name === manifestName ? 'no-cache' : 'default'),
    addressOf,
    readPage: async (page) => {
      const html = mainPart(await (await load(page)).text());
      return readElement(new DOMParser().parseFromString(html, 'text/html').body);
    },
  });
};
