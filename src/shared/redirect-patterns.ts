/**
 * A redirect of many addresses. In `from`, `:name` stands for one part between slashes, and `*` at
 * the end for everything that follows; `to` has the same names where their values belong.
 */
export interface RedirectPattern {
  readonly from: string;
  readonly to: string;
}

const parameter = /\/(:[A-Za-z]\w*|\*)(?=\/|$|[?#])/g;

/** Returns the parameters of an address: `:name` and `*`. An address without them is no pattern. */
export function parametersOf(address: string): readonly string[] {
  return [...address.matchAll(parameter)].map(([, name = '']) => name);
}

/**
 * Returns the address that the first matching pattern gives for a path; null if none matches. The
 * parts of the path may be parameters of another pattern: then the result is a pattern too.
 */
export function followPatterns(patterns: readonly RedirectPattern[], path: string): string | null {
  for (const { from, to } of patterns) {
    const values = matchPattern(from, path);
    if (values) return to.replace(parameter, (_, name: string) => `/${values.get(name) ?? ''}`);
  }
  return null;
}

/** Returns what the parameters of a pattern stand for in a path; null if it does not match. */
function matchPattern(pattern: string, path: string): ReadonlyMap<string, string> | null {
  const parts = path.split('/');
  const values = new Map<string, string>();
  for (const [index, wanted] of pattern.split('/').entries()) {
    const part = parts[index] ?? '';
    if (wanted === '*') {
      const rest = parts.slice(index).join('/');
      return rest === '' ? null : values.set(wanted, rest);
    }
    if (!wanted.startsWith(':')) {
      if (wanted !== part) return null;
    } else if (part === '' || part === '*') return null;
    else values.set(wanted, part);
  }
  return parts.length === pattern.split('/').length ? values : null;
}
