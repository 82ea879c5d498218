import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { type AnyNode, type CallExpression, type Identifier, type ObjectPattern, parse, type Program } from 'acorn';
import { transform } from 'esbuild';
import { isRecord } from '../../shared/is-record.ts';

/** A place in a module where a component reads a string. */
export interface StringUse {
  /** The key; `shop.*` for strings of a namespace that are chosen while the component runs. */
  readonly key: string;
  /** From 1. */
  readonly line: number;
}

/**
 * Returns where a module reads strings that `useStrings` gives: `strings.play`, `strings['play']`
 * and `const { play } = useStrings('player')`. Returns nothing for a module with a syntax error,
 * which the build reports.
 */
export async function findStringUses(file: string, code: string): Promise<readonly StringUse[]> {
  if (!code.includes('useStrings')) return [];
  try {
    // acorn reads neither types nor JSX.
    const loader = /\.[cm]?ts$/.test(file) ? 'ts' : 'tsx';
    const options = { loader, jsx: 'automatic', sourcemap: 'external', sourcefile: 'module' } as const;
    const written = await transform(code, options);
    const trace = new TraceMap(written.map);
    const program = parse(written.code, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
    return usesIn(program).map(({ key, node }) => ({ key, line: lineOf(node, trace) }));
  } catch {
    return [];
  }
}

function lineOf({ loc }: AnyNode, trace: TraceMap): number {
  const { line, column } = loc?.start ?? { line: 1, column: 0 };
  return originalPositionFor(trace, { line, column }).line ?? line;
}

interface Use {
  readonly key: string;
  readonly node: AnyNode;
}

function usesIn(program: Program): readonly Use[] {
  const hooks = hookNames(program);
  const nodes = [...walk(program)];
  const isHook = (node: AnyNode | null | undefined): node is CallExpression =>
    node?.type === 'CallExpression' && node.callee.type === 'Identifier' && hooks.has(node.callee.name);
  /** Namespaces by the name of the variable that holds their strings; empty for all strings. */
  const held = new Map<string, string>();
  const uses: Use[] = [];
  for (const node of nodes) {
    if (node.type !== 'VariableDeclarator' || !isHook(node.init)) continue;
    const namespace = namespaceOf(node.init);
    if (node.id.type === 'Identifier') held.set(node.id.name, namespace);
    else if (node.id.type === 'ObjectPattern') uses.push(...patternUses(node.id, namespace));
  }
  for (const node of nodes) {
    if (node.type !== 'MemberExpression') continue;
    const { object } = node;
    const namespace = isHook(object)
      ? namespaceOf(object)
      : object.type === 'Identifier'
        ? held.get(object.name)
        : null;
    if (namespace === null || namespace === undefined) continue;
    const name = node.computed ? literal(node.property) : nameOf(node.property);
    uses.push({ key: `${namespace}${name ?? '*'}`, node });
  }
  return uses;
}

/** Returns the names under which a module imports `useStrings`. */
function hookNames({ body }: Program): ReadonlySet<string> {
  const imports = body.filter((each) => each.type === 'ImportDeclaration');
  const specifiers = imports.flatMap((each) => each.specifiers.filter(({ type }) => type === 'ImportSpecifier'));
  return new Set(
    specifiers.flatMap((each) =>
      each.type === 'ImportSpecifier' && nameOf(each.imported) === 'useStrings' ? [each.local.name] : [],
    ),
  );
}

/** Returns the start of the keys that a call of the hook gives: `player.` or nothing. */
function namespaceOf({ arguments: [namespace] }: CallExpression): string {
  if (namespace === undefined) return '';
  return `${literal(namespace) ?? '*'}.`;
}

function patternUses({ properties }: ObjectPattern, namespace: string): readonly Use[] {
  return properties.map((node) => {
    const name =
      node.type !== 'Property' ? null : node.computed ? literal(node.key) : (nameOf(node.key) ?? literal(node.key));
    return { key: `${namespace}${name ?? '*'}`, node };
  });
}

function nameOf(node: AnyNode | Identifier): string | null {
  return node.type === 'Identifier' ? node.name : null;
}

function literal(node: AnyNode): string | null {
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;
}

function* walk(node: AnyNode): Generator<AnyNode> {
  yield node;
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* walk(child);
}

function isNode(value: unknown): value is AnyNode {
  return isRecord(value) && typeof value['type'] === 'string' && typeof value['start'] === 'number';
}
