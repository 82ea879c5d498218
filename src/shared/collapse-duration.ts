/** Returns for how many milliseconds a panel opens or closes: longer for a higher one, and ever less so. */
export function collapseDuration(height: number): number {
  const steps = height / 36;
  return Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10);
}
