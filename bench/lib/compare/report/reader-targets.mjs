import { toKB } from './format-cells.mjs';
import { divide, formatTarget } from './format-target.mjs';

/** @import { Figures } from '../types.ts' */
/** @import { Device, LoadFigures } from '../../figures.ts' */

/**
 * Returns the targets for what a reader of 1,000 pages gets, beside Hugo.
 *
 * @param {Figures} figures
 * @param {Device} device
 */
export function readerTargets(figures, device) {
  /**
   * @param {string} generator
   * @param {(figures: LoadFigures) => number} select
   */
  const page = (generator, select) => figures.median('page', generator, 1000, (run) => select(run[device]));
  const click = (/** @type {string} */ generator) =>
    figures.median('navigation', generator, 1000, (run) => run[device].median);
  /**
   * @param {string} measure
   * @param {(figures: LoadFigures) => number} select
   * @param {{ limit: number, unit: string }} most
   */
  const own = (measure, select, { limit, unit }) =>
    formatTarget(`${device}: ${measure}`, `at most ${limit}${unit}`, { value: page('docsgen', select), limit, unit });
  /**
   * @param {string} measure
   * @param {(figures: LoadFigures) => number} select
   * @param {number} limit
   */
  const besideHugo = (measure, select, limit) => besides(measure, page('docsgen', select), page('hugo', select), limit);
  /**
   * @param {string} measure
   * @param {number | null} value
   * @param {number | null} hugo
   * @param {number} limit
   */
  const besides = (measure, value, hugo, limit) =>
    // Nothing is not more than a share of nothing.
    formatTarget(`${device}: ${measure}`, `at most ${limit}× Hugo`, {
      value: value === 0 && hugo === 0 ? 0 : divide(value, hugo),
      limit,
      unit: '×',
    });
  return [
    besideHugo('first paint', ({ times }) => times.fcp, 1),
    besideHugo('largest paint', ({ times }) => times.lcp, 1),
    besideHugo('blocking time', ({ times }) => times.tbt, 1.2),
    besideHugo('style and layout', ({ times }) => times.layout, 1.3),
    own('layout shift', ({ times }) => times.cls, { limit: 0, unit: '' }),
    own('all bytes before load', ({ weight }) => toKB(weight.bytesLoad), { limit: 20, unit: ' kB' }),
    own('script until idle', ({ weight }) => toKB(weight.jsIdle), { limit: 20, unit: ' kB' }),
    formatTarget(`${device}: click to heading`, 'at most 40 ms', { value: click('docsgen'), limit: 40, unit: ' ms' }),
    besides('click to heading', click('docsgen'), click('hugo'), 0.45),
  ];
}
