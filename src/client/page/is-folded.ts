/** Returns whether the navbar is folded into the menu: then its button is in the bar. */
export function isFolded(): boolean {
  return (document.querySelector('.menu')?.getClientRects().length ?? 0) > 0;
}
