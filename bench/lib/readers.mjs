/** @import { ContextOptions, Device, NetworkConditions } from './figures.ts' */

/**
 * The screens of readers. The density of pixels is 1 on both: a browser without a graphics card
 * would spend its time on pixels.
 *
 * @type {Readonly<Record<Device, ContextOptions>>}
 */
export const devices = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

/** @type {readonly Device[]} */
export const deviceNames = ['desktop', 'phone'];

/** How much slower than this machine the processor of a reader is. */
export const slowDown = 4;

/**
 * "Slow 4G" as in Chrome's developer tools and in Lighthouse: 1.6 Mbit/s and a round trip of 150 ms.
 * The browser can only delay whole requests. So both tools use 3.75 round trips for each request,
 * because a new connection needs more than one, and nine tenths of the rate.
 *
 * @type {NetworkConditions}
 */
export const slow4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1_600_000 / 8) * 0.9,
  uploadThroughput: (750_000 / 8) * 0.9,
};
