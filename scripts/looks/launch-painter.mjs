import { launchBrowser } from '../../bench/lib/browser.mjs';

/**
 * Starts a browser that draws the same page each time the same: it draws a part of the window anew as a
 * whole, so no pixel at the edge of a part depends on what was drawn when.
 */
export function launchPainter() {
  return launchBrowser(['--disable-partial-raster']);
}
