/**
 * Returns how much of a text has been read, from 0 to 1: what has moved out of the window at the
 * top, of all that can. A text that fits into the window is read.
 */
export function shareRead(text: Pick<DOMRect, 'top' | 'height'> | undefined, windowHeight: number): number {
  const longest = (text?.height ?? 0) - windowHeight;
  if (!text || longest <= 0) return 1;
  return Math.min(1, Math.max(0, -text.top / longest));
}
