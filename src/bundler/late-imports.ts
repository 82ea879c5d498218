import type { AnyNode } from 'acorn';
import { isRecord } from '../shared/is-record.ts';
import { islandRendering } from '../shared/island-rendering.ts';

/**
 * Returns the code of a package, in which what it imports dynamically never arrives while an island
 * is rendered on the server. Outside of islands it arrives: a page may call a package when it is
 * loaded. Returns null for code without such imports.
 */
export async function withLateImports(code: string): Promise<string | null> {
  if (!/\bimport\s*\(/.test(code)) return null;
  const { parse } = await import('acorn');
  try {
    const found = [...findImports(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }))];
    const pieces = found.map(({ start, end }, index) => {
      const before = code.slice(found[index - 1]?.end ?? 0, start);
      return `${before}(globalThis[Symbol.for('${islandRendering}')] ? new Promise(() => {}) : ${code.slice(start, end)})`;
    });
    return found.length === 0 ? null : pieces.join('') + code.slice(found.at(-1)?.end);
  } catch {
    // Types and JSX are rare in packages, and no syntax error is hidden: the bundle reports it.
    return null;
  }
}

/** Yields the dynamic imports of a program, without those inside another one. */
function* findImports(node: AnyNode): Iterable<AnyNode> {
  if (node.type === 'ImportExpression') return yield node;
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* findImports(child);
}

function isNode(value: unknown): value is AnyNode {
  return isRecord(value) && typeof value['type'] === 'string';
}
