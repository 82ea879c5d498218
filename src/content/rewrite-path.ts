import { pathWithoutExtension } from './page-file.ts';

/** A path that was rewritten, and the pattern that it matches. */
export interface Rewritten {
  readonly path: string;
  readonly pattern: string;
}

/** Returns the path that stands for a file in the site; null for the file's own. */
export type RewritePath = (path: string) => Rewritten | null;

/**
 * Returns the function that rewrites the paths of a collection's files. `rewrites` has patterns and
 * what they become, as in `CollectionFields`; the first that matches counts. The extensions of
 * pages do not count, because a translation may have another.
 */
export function createRewriter(rewrites: Readonly<Record<string, string>>): RewritePath {
  const rules = Object.entries(rewrites).map(([pattern, target]) => {
    const matches = matcherOf(pathWithoutExtension(pattern));
    return { pattern, matches, parts: pathWithoutExtension(target).split('/') };
  });
  return (path) => {
    const bare = pathWithoutExtension(path);
    for (const { pattern, matches, parts } of rules) {
      const found = matches.exec(`/${bare}`);
      if (!found) continue;
      const values: Readonly<Record<string, string | undefined>> = found.groups ?? {};
      const filled = parts.map((part) => fill(part.endsWith('*') ? part : `/${part}`, values)).join('');
      return { path: filled.slice(1) + path.slice(bare.length), pattern };
    }
    return null;
  };
}

/** Returns the expression of a pattern, for a path that begins with a slash. */
function matcherOf(pattern: string): RegExp {
  const parts = pattern.split('/').map((part) => {
    const [, many] = /^:(\w+)\*$/.exec(part) ?? [];
    if (many !== undefined) return `(?<${many}>(?:/[^/]+)*?)`;
    // Every second part is the name of a parameter.
    const pieces = part.split(/:([A-Za-z]\w*)/);
    return `/${pieces.map((piece, index) => (index % 2 === 1 ? `(?<${piece}>[^/]+?)` : escape(piece))).join('')}`;
  });
  return new RegExp(`^${parts.join('')}$`);
}

function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}

function fill(part: string, values: Readonly<Record<string, string | undefined>>): string {
  return part.replace(/:([A-Za-z]\w*)\*?/g, (_, name: string) => values[name] ?? '');
}
