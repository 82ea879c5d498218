import { launchBrowser } from '../../bench/lib/browser.mjs';

/**
 * Starts a browser that draws a page each time the same. It draws each part of the window anew as a
 * whole, so no pixel at the edge of one depends on what was drawn before. Pictures in SVG do not move
 * either: other than the page, they do not know what a context asks for.
 */
export function launchPainter() {
  return launchBrowser(['--disable-partial-raster', '--force-prefers-reduced-motion']);
}
