/** Says whether the reader has asked for less motion. */
export function reducesMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
