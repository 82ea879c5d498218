/** Returns whether somebody can answer questions in the terminal. */
export function canAsk(): boolean {
  const { stdin, stdout, env } = process;
  // A terminal without a width would show one letter a line.
  return stdin.isTTY && stdout.isTTY && stdout.columns > 0 && env['CI'] === undefined;
}
