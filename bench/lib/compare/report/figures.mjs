import { median } from '../../statistics.mjs';
import { generators } from '../generators.mjs';

/** Returns functions that read medians from the measurements of a store. */
export async function collectFigures(store, parts) {
  const entries = new Map();
  for (const part of parts) entries.set(part, await store.read(part));
  const find = (part, generator, pages) =>
    entries.get(part).filter((entry) => entry.generator === generator && entry.pages === pages);
  return {
    /** Returns the median of what `select` returns for each run; null if there is none. */
    median: (part, generator, pages, select) => {
      const values = find(part, generator, pages).map(({ figures }) => select(figures));
      return values.length === 0 ? null : median(values);
    },
    /** Returns the measurements of a part for a generator and size, by run. */
    all: (part, generator, pages) => find(part, generator, pages).map(({ figures }) => figures),
    /** Returns the sizes for which a part has measurements. */
    sizes: (part) => [...new Set(entries.get(part).map(({ pages }) => pages))].toSorted((a, b) => a - b),
    /** Returns the generators for which a part has measurements, in the order of all tables. */
    generators: (part) =>
      generators.filter(({ name }) => entries.get(part).some(({ generator }) => generator === name)),
    /** Returns the maximum number of runs behind the medians of a part. */
    runs: (part) => Math.max(0, ...entries.get(part).map(({ run }) => run)),
  };
}
