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
  const drawBoth = async (/** @type {View} */ view) => ({
    one: await drawView(browser, before.originOf(view.page.site), view),
    other: await drawView(browser, after.originOf(view.page.site), view),
  });
  const work = async () => {
    for (let view = waiting.shift(); view !== undefined; view = waiting.shift()) {
      const finding = await compareView(view, () => drawBoth(view));
      if (finding !== null) findings.push(finding);
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
 * Returns what differs in a view, or null if nothing does. Chromium does not always draw a dotted line
 * with the same dots, so what differs is drawn twice again: a real difference stays.
 *
 * @param {View} view
 * @param {() => Promise<{ readonly one: Buffer | null, readonly other: Buffer | null }>} draw
 * @returns {Promise<Finding | null>}
 */
async function compareView(view, draw, again = 2) {
  const { one, other } = await draw();
  if (one !== null && other !== null) {
    const difference = await comparePictures(one, other);
    if (difference === null) return null;
    return again > 0 ? compareView(view, draw, again - 1) : { view, difference };
  }
  if (one !== null) return { view, onlyIn: 'before', picture: one };
  if (other !== null) return { view, onlyIn: 'after', picture: other };
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
