import type { CreateSearch } from '../shared/search.ts';
import { readElement } from './text/read-element.ts';
import { createEngine } from './engine/create-engine.ts';

/** Returns the search that is built in, over the index with its manifest at an address. */
export const createSearch: CreateSearch = (address) => {
  const base = new URL(address, location.href);
  const addressOf = (path: string) => new URL(path, base).href;
  const load = async (address: string): Promise<Response> => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    return response;
  };
  return createEngine({
    read: (name) => load(addressOf(name)),
    addressOf,
    readPage: async (page) => {
      const { documentElement } = new DOMParser().parseFromString(await (await load(page)).text(), 'text/html');
      return readElement(documentElement.querySelector('main') ?? documentElement);
    },
  });
};
