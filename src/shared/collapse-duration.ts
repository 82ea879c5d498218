/**
 * Returns the duration of opening or closing a panel in milliseconds. It grows with the height in
 * pixels, ever more slowly.
 */
export function collapseDuration(height: number): number {
  const steps = height / 36;
  return Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10);
}
