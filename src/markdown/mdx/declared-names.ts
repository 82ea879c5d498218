import type { Pattern, Program } from 'estree';

/** Returns the names that the imports and exports of a page declare. */
export function declaredNames({ body }: Program): readonly string[] {
  return body.flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name);
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
    const { declaration } = statement;
    if (declaration.type !== 'VariableDeclaration') return [declaration.id.name];
    return declaration.declarations.flatMap(({ id }) => boundNames(id));
  });
}

function boundNames(pattern: Pattern): readonly string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((part) => boundNames(part.type === 'RestElement' ? part : part.value));
    case 'ArrayPattern':
      return pattern.elements.flatMap((part) => (part === null ? [] : boundNames(part)));
    case 'RestElement':
      return boundNames(pattern.argument);
    case 'AssignmentPattern':
      return boundNames(pattern.left);
    case 'MemberExpression':
      return [];
  }
}
