import type { Expression, Property } from 'estree';

/** Numbers without a unit, as React writes them. Other numbers are pixels. */
const unitless =
  /^(?:animationIterationCount|aspectRatio|border(?:Image)(?:Outset|Slice|Width)|column(?:s|Count)|fillOpacity|flex(?:Grow|Shrink)?|floodOpacity|fontWeight|grid(?:Area|Row|Column)(?:Start|End|Span)?|(?:Webkit)?[lL]ineClamp|lineHeight|opacity|order|orphans|scale|stopOpacity|stroke\w+|tabSize|widows|zIndex|zoom)$/;

/**
 * Returns the CSS of a literal such as `{ color: 'red', marginTop: 4 }`, or null for an expression
 * whose value is known only when the page is rendered.
 */
export function cssOf(expression: Expression | undefined): string | null {
  if (expression?.type !== 'ObjectExpression') return null;
  const declarations = expression.properties.map((property) =>
    property.type === 'Property' ? declarationOf(property) : null,
  );
  return declarations.includes(null) ? null : declarations.join('; ');
}

function declarationOf({ key, value, computed }: Property): string | null {
  const name = key.type === 'Identifier' && !computed ? key.name : key.type === 'Literal' ? String(key.value) : null;
  const found = name === null ? null : literalOf(value);
  if (name === null || found === null) return null;
  return `${cssName(name)}: ${typeof found === 'number' && found !== 0 && !unitless.test(name) && !name.startsWith('--') ? `${found}px` : found}`;
}

function literalOf(value: Property['value']): string | number | null {
  if (value.type === 'UnaryExpression' && value.operator === '-') {
    const positive = literalOf(value.argument);
    return typeof positive === 'number' ? -positive : null;
  }
  if (value.type === 'TemplateLiteral' && value.expressions.length === 0) return value.quasis[0]?.value.cooked ?? null;
  if (value.type !== 'Literal') return null;
  return typeof value.value === 'string' || typeof value.value === 'number' ? value.value : null;
}

function cssName(name: string): string {
  if (name.includes('-')) return name;
  return name.replace(/^ms(?=[A-Z])/, 'Ms').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Returns a `style` attribute as React takes it. */
export function styleObject(css: string): Readonly<Record<string, string>> {
  // A semicolon in parentheses or quotes ends no declaration.
  const declarations = css.match(/(?:\([^)]*\)|"[^"]*"|'[^']*'|[^;])+/g) ?? [];
  return Object.fromEntries(
    declarations.flatMap((declaration) => {
      const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^]*?)\s*$/.exec(declaration) ?? [];
      return name === '' ? [] : [[reactName(name), value]];
    }),
  );
}

function reactName(name: string): string {
  if (name.startsWith('--')) return name;
  return name.replace(/^-ms-/, 'ms-').replace(/-([a-z])/gi, (_, letter: string) => letter.toUpperCase());
}
