import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { type AnyNode, type ArrayExpression, type Expression, type ObjectExpression, parse, type Program } from 'acorn';
import { transform } from 'esbuild';
import type { Locate, Position } from './key-place.ts';

/**
 * Returns a function that finds the positions of keys in a configuration module. The keys belong to
 * the object that it exports by default, directly or through a call such as `defineConfig({ … })`.
 * For keys that are computed, spread or imported, it returns the position of the nearest ancestor
 * that is written in the file.
 */
export async function locateConfig(source: string): Promise<Locate> {
  try {
    // acorn does not read TypeScript: remove the types first, and map positions back.
    const { code, map } = await transform(source, { loader: 'ts', sourcemap: 'external', sourcefile: 'config' });
    const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
    const root = exportedObject(program);
    if (!root) return () => null;
    const trace = new TraceMap(map);
    return (path) => {
      const found = originalPositionFor(trace, nodeAt(root, path));
      return found.line === null ? null : { line: found.line, column: found.column + 1 };
    };
  } catch {
    // The file does not parse. Loading it reports the syntax error, so nothing is reported here.
    return () => null;
  }
}

function exportedObject(program: Program): ObjectExpression | null {
  for (const statement of program.body) {
    if (statement.type === 'ExportDefaultDeclaration') return asObject(statement.declaration, program);
    if (statement.type === 'ExportNamedDeclaration') {
      const specifier = statement.specifiers.find(
        ({ exported }) => exported.type === 'Identifier' && exported.name === 'default',
      );
      if (specifier?.local.type === 'Identifier') return asObject(specifier.local, program);
    }
  }
  return null;
}

function asObject(expression: AnyNode, program: Program): ObjectExpression | null {
  if (expression.type === 'ObjectExpression') return expression;
  if (expression.type === 'ArrowFunctionExpression' || expression.type === 'FunctionExpression')
    return returnedObject(expression.body, program);
  if (expression.type === 'CallExpression') {
    const argument = expression.arguments[0];
    return argument ? asObject(argument, program) : null;
  }
  if (expression.type === 'Identifier') {
    for (const statement of program.body) {
      if (statement.type !== 'VariableDeclaration') continue;
      const declared = statement.declarations.find(({ id }) => id.type === 'Identifier' && id.name === expression.name);
      if (declared?.init) return asObject(declared.init, program);
    }
  }
  return null;
}

/** Returns the object that a function returns, if it is written in its last statement. */
function returnedObject(body: AnyNode, program: Program): ObjectExpression | null {
  if (body.type !== 'BlockStatement') return asObject(body, program);
  const last = body.body.at(-1);
  return last?.type === 'ReturnStatement' && last.argument ? asObject(last.argument, program) : null;
}

function nodeAt(root: ObjectExpression, path: readonly PropertyKey[]): Position {
  let node: Expression = root;
  let place = startOf(root);
  for (const key of path) {
    const next: Child | null =
      node.type === 'ObjectExpression'
        ? property(node, key)
        : node.type === 'ArrayExpression'
          ? element(node, key)
          : null;
    if (!next) break;
    ({ node, place } = next);
  }
  return place;
}

interface Child {
  readonly node: Expression;
  readonly place: Position;
}

function property(node: ObjectExpression, key: PropertyKey): Child | null {
  for (const entry of node.properties) {
    if (entry.type !== 'Property' || entry.computed) continue;
    const name =
      entry.key.type === 'Identifier' ? entry.key.name : entry.key.type === 'Literal' ? String(entry.key.value) : null;
    if (name === String(key)) return { node: entry.value, place: startOf(entry) };
  }
  return null;
}

function element(node: ArrayExpression, key: PropertyKey): Child | null {
  const entry = node.elements[Number(key)];
  return entry && entry.type !== 'SpreadElement' ? { node: entry, place: startOf(entry) } : null;
}

/** Returns a position with its column from 0, as source maps count. */
function startOf(node: { readonly loc?: { readonly start: Position } | null | undefined }): Position {
  return node.loc?.start ?? { line: 1, column: 0 };
}
