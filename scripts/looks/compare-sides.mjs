import { availableParallelism } from 'node:os';
import { serveBrotli } from '../../bench/lib/serve-brotli.mjs';
import { comparePictures } from './compare-pictures.mjs';
import { drawView } from './draw-view.mjs';

/** @import { Browser } from 'playwright-core' */
/** @import { Difference } from './compare-pictures.mjs' */
/** @import { SiteName, View } from './views.mjs' */

/**
 * The folders of the built sites of a side.
 * @typedef {Readonly<Partial<Record<SiteName, string>>>} Side
 */

/**
 * A view that is not the same on both sides. If one side does not have the page, there is no
 * difference to show, but the picture of the other side.
 * @typedef {{ readonly view: View, readonly difference: Difference } |
 *   { readonly view: View, readonly onlyIn: 'before' | 'after', readonly picture: Buffer }} Finding
 */

/**
 * Draws all views of both sides with one browser. Returns those that are not the same, the biggest
 * difference first, after those that one side does not have. Throws for a view that neither has.
 *
 * @param {Browser} browser
 * @param {{ readonly before: Side, readonly after: Side }} sides
 * @param {readonly View[]} views
 * @returns {Promise<readonly Finding[]>}
 */
export async function compareSides(browser, sides, views) {
  const [before, after] = await Promise.all([serveSide(sides.before), serveSide(sides.after)]);
  /** @type {Finding[]} */
  const findings = [];
  const waiting = [...views];
  const work = async () => {
    for (let view = waiting.shift(); view !== undefined; view = waiting.shift()) {
      const site = view.page.site;
      const one = await drawView(browser, before.originOf(site), view);
      const other = await drawView(browser, after.originOf(site), view);
      findings.push(...(await compareView(view, one, other)));
    }
  };
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, work));
  } finally {
    await Promise.all([before.close(), after.close()]);
  }
  return findings.toSorted((one, other) => sizeOf(other) - sizeOf(one));
}

/**
 * @param {View} view
 * @param {Buffer | null} one
 * @param {Buffer | null} other
 * @returns {Promise<readonly Finding[]>}
 */
async function compareView(view, one, other) {
  if (one !== null && other !== null) {
    const difference = await comparePictures(one, other);
    return difference === null ? [] : [{ view, difference }];
  }
  if (one !== null) return [{ view, onlyIn: 'before', picture: one }];
  if (other !== null) return [{ view, onlyIn: 'after', picture: other }];
  throw new Error(`Neither side has the page ${view.page.path}. Correct its address in scripts/looks/views.mjs.`);
}

/** @param {Finding} finding */
function sizeOf(finding) {
  return 'difference' in finding ? finding.difference.share : Infinity;
}

/** @param {Side} side */
async function serveSide(side) {
  const servers = new Map(
    await Promise.all(
      Object.entries(side).map(async ([name, folder]) => /** @type {const} */ ([name, await serveBrotli(folder)])),
    ),
  );
  return {
    originOf: (/** @type {SiteName} */ name) => {
      const server = servers.get(name);
      if (server === undefined) throw new Error(`This side has no site "${name}".`);
      return server.origin;
    },
    close: () => Promise.all([...servers.values()].map((server) => server.close())),
  };
}
