import { readFileSync } from 'node:fs';
import { type Loader, transformSync } from 'esbuild';
import type { Expression, ModuleDeclaration, Statement } from 'acorn';

/**
 * Returns the names of the components that `theme/mdx-components` of a site exports, from its code
 * alone: pages are compiled before it is bundled. Returns null if the code does not say them all.
 */
export async function readMdxNames(file: string): Promise<readonly string[] | null> {
  const loader: Loader = file.endsWith('x') ? 'tsx' : 'ts';
  const code = compile(file, loader);
  if (code === null) return null;
  const { parse } = await import('acorn');
  const { body } = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  return keysOf(exportedValue(body), body);
}

/** Returns the JavaScript of a module; null for a syntax error, which its bundle reports. */
function compile(file: string, loader: Loader): string | null {
  try {
    const source = readFileSync(file, 'utf8');
    return transformSync(source, { loader, format: 'esm', jsx: 'automatic', logLevel: 'silent' }).code;
  } catch {
    return null;
  }
}

type Body = readonly (Statement | ModuleDeclaration)[];

/** Returns the value of the default export, which esbuild writes in one of two ways. */
function exportedValue(body: Body): Expression | null {
  for (const statement of body) {
    if (statement.type === 'ExportDefaultDeclaration' && isExpression(statement.declaration))
      return statement.declaration;
    if (statement.type !== 'ExportNamedDeclaration') continue;
    const found = statement.specifiers.find(
      ({ exported }) => exported.type === 'Identifier' && exported.name === 'default',
    );
    if (found?.local.type === 'Identifier') return found.local;
  }
  return null;
}

function isExpression(node: { readonly type: string }): node is Expression {
  return node.type !== 'FunctionDeclaration' && node.type !== 'ClassDeclaration';
}

/** A variable may have the value of another, which esbuild adds. A circle of them ends here. */
const mostVariables = 5;

function keysOf(value: Expression | null, body: Body, variables = 0): readonly string[] | null {
  if (value?.type === 'Identifier' && variables < mostVariables)
    return keysOf(variableIn(body, value.name), body, variables + 1);
  if (value?.type !== 'ObjectExpression') return null;
  const keys = value.properties.map((property) => {
    if (property.type === 'SpreadElement' || property.computed) return null;
    if (property.key.type === 'Identifier') return property.key.name;
    return property.key.type === 'Literal' ? String(property.key.value) : null;
  });
  return keys.every((key) => key !== null) ? keys : null;
}

function variableIn(body: Body, name: string): Expression | null {
  for (const statement of body) {
    if (statement.type !== 'VariableDeclaration') continue;
    const found = statement.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name);
    if (found?.init) return found.init;
  }
  return null;
}
