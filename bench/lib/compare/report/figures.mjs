import { median } from '../../statistics.mjs';
import { generators, takes } from '../generators.mjs';

/** @import { Figures, Measurement, Part, PartName, Store } from '../types.ts' */

/**
 * Returns functions that read medians from the measurements of a store.
 *
 * @param {Store} store
 * @param {readonly Part[]} parts
 * @returns {Promise<Figures>}
 */
export async function collectFigures(store, parts) {
  /** @type {Map<PartName, readonly Measurement<PartName>[]>} */
  const entries = new Map();
  for (const { name } of parts) entries.set(name, await store.read(name));
  /**
   * @template {PartName} Name
   * @param {Name} part
   */
  const entriesOf = (part) => {
    /**
     * @param {Measurement<PartName>} entry
     * @returns {entry is Measurement<Name>}
     */
    const isOwn = (entry) => entry.part === part;
    return (entries.get(part) ?? []).filter(isOwn);
  };
  /**
   * @template {PartName} Name
   * @param {Name} part
   * @param {string} generator
   * @param {number} pages
   */
  const find = (part, generator, pages) =>
    entriesOf(part).filter((entry) => entry.generator === generator && entry.pages === pages);
  /** @param {PartName} part */
  const measured = (part) =>
    generators.filter(({ name }) => entriesOf(part).some(({ generator }) => generator === name));
  return {
    median: (part, generator, pages, select) => {
      const values = find(part, generator, pages).map(({ figures }) => select(figures));
      return values.length === 0 ? null : median(values);
    },
    all: (part, generator, pages) => find(part, generator, pages).map(({ figures }) => figures),
    sizes: (part) => [...new Set(entriesOf(part).map(({ pages }) => pages))].toSorted((a, b) => a - b),
    generators: measured,
    missing: (name) => {
      const part = parts.find((each) => each.name === name);
      const wanted = generators.filter((generator) => part !== undefined && takes(part, generator));
      return wanted.filter((generator) => !measured(name).includes(generator));
    },
    runs: (part) => describeRuns(entriesOf(part)),
  };
}

/**
 * Returns how many runs are behind the medians, such as `3 runs` or `1 to 5 runs`.
 *
 * @param {readonly Measurement<PartName>[]} entries
 */
function describeRuns(entries) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { generator, pages } of entries) {
    const key = `${generator} ${pages}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  if (counts.size === 0) return '0 runs';
  const [least, most] = [Math.min(...counts.values()), Math.max(...counts.values())];
  return `${least === most ? '' : `${least} to `}${most} ${most === 1 ? 'run' : 'runs'}`;
}
