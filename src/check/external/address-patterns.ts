/** Returns whether an address fits a pattern. */
export type FitsPattern = (address: string) => boolean;

/**
 * Returns a function that says whether an address fits one of some patterns: `*` stands for
 * characters without a slash, `**` for any. What ends in `/**` also fits the address before it.
 */
export function createPatterns(patterns: readonly string[]): FitsPattern {
  const expressions = patterns.map(toExpression);
  return (address) => expressions.some((expression) => expression.test(address));
}

function toExpression(pattern: string): RegExp {
  const whole = pattern.endsWith('/**') ? `${source(pattern.slice(0, -'/**'.length))}(?:[/?#].*)?` : source(pattern);
  // Neither scheme nor host have a letter case.
  return new RegExp(`^${whole}$`, 'i');
}

function source(pattern: string): string {
  return pattern
    .split(/(\*{1,2})/)
    .map((part) => (part === '**' ? '.*' : part === '*' ? '[^/]*' : part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')))
    .join('');
}
