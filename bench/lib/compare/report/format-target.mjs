import { formatNumber } from './format-cells.mjs';

/**
 * Returns one row of the table of targets. A null value was not measured.
 *
 * @param {string} measure
 * @param {string} target
 * @param {{ value: number | null, limit: number, unit?: string, isAtLeast?: boolean }} figure
 */
export function formatTarget(measure, target, { value, limit, unit = '', isAtLeast = false }) {
  if (value === null) return [measure, target, 'not measured', '–'];
  const isMet = isAtLeast ? value >= limit : value <= limit;
  return [measure, target, `${formatNumber(value)}${unit}`, isMet ? 'PASS' : 'FAIL'];
}

/** Returns a ratio; null if one of the values was not measured. */
export const divide = (/** @type {number | null} */ value, /** @type {number | null} */ by) =>
  value === null || by === null ? null : value / by;
