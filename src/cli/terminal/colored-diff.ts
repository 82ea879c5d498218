import pc from 'picocolors';

/** Returns a difference in the unified format with colors, for a terminal. */
export function coloredDiff(diff: string): string {
  return diff
    .split('\n')
    .map((line) => {
      if (/^(?:---|\+\+\+|@@)/.test(line)) return pc.dim(line);
      return line.startsWith('+') ? pc.green(line) : line.startsWith('-') ? pc.red(line) : line;
    })
    .join('\n');
}
