/** Returns whether the reader prefers reduced motion. */
export function reducesMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
