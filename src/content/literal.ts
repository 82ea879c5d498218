import { type Expression, parseExpressionAt, type Property, type SpreadElement } from 'acorn';
import type { Position } from '../config/key-place.ts';

/** The value of an object literal in a module, which was read without running the module. */
export interface Literal {
  /** What is written out. Parts that only running the module could give are left out. */
  readonly data: unknown;
  /** Number of characters that it takes. */
  readonly length: number;
  /** The parts that were left out, or the syntax error. */
  readonly mistakes: readonly LiteralMistake[];
  /** Returns the position of a key, or of its nearest ancestor that is written. */
  readonly locate: (path: readonly PropertyKey[]) => Position;
  /** Returns whether the object has a field of this name. */
  readonly has: (name: PropertyKey | undefined) => boolean;
}

interface LiteralMistake extends Position {
  readonly title: string;
  readonly hint: string;
}

const remedy =
  'docsgen reads it without running the file. Write strings, numbers, `true`, `false`, lists and objects; computed values belong in `load`.';

/**
 * Returns the object literal at the start of a text. `lineOffset` is the number of lines before it
 * in its file.
 */
export function readLiteral(text: string, lineOffset = 0): Literal {
  const mistakes: LiteralMistake[] = [];
  const root = parse(text, mistakes);
  const isObject = root?.type === 'ObjectExpression';
  if (root && !isObject) mistakes.push(computed(root));
  const data = isObject ? valueOf(root, mistakes) : {};
  const inFile = <Place extends Position>(place: Place): Place => ({ ...place, line: place.line + lineOffset });
  return {
    data,
    length: root?.end ?? text.length,
    mistakes: mistakes.map(inFile),
    locate: (path) => inFile(root ? locate(root, path) : start),
    has: (name) => isObject && name !== undefined && fieldNamed(root.properties, name) !== undefined,
  };
}

const start: Position = { line: 1, column: 1 };

function parse(text: string, mistakes: LiteralMistake[]): Expression | null {
  try {
    return parseExpressionAt(text, 0, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
  } catch (error) {
    if (!(error instanceof SyntaxError) || !('loc' in error)) throw error;
    const place = isPlace(error.loc) ? { line: error.loc.line, column: error.loc.column + 1 } : start;
    const title = `\`page\` cannot be read: ${error.message.replace(/ \(\d+:\d+\)$/, '')}`;
    mistakes.push({ title, hint: remedy, ...place });
    return null;
  }
}

function isPlace(value: unknown): value is Position {
  return typeof value === 'object' && value !== null && 'line' in value && 'column' in value;
}

/** Stands for a value that only running the module could give. */
const unknown = Symbol('unknown');

function valueOf(node: Expression | SpreadElement, mistakes: LiteralMistake[]): unknown {
  switch (node.type) {
    case 'Literal':
      if (!node.regex && node.bigint == null) return node.value;
      break;
    case 'TemplateLiteral':
      if (node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? '';
      break;
    case 'UnaryExpression': {
      const value = node.operator === '-' ? valueOf(node.argument, []) : unknown;
      if (typeof value === 'number') return -value;
      break;
    }
    case 'ArrayExpression':
      return node.elements
        .map((each) => (each === null ? null : valueOf(each, mistakes)))
        .filter((each) => each !== unknown);
    case 'ObjectExpression':
      return Object.fromEntries(node.properties.flatMap((property) => entryOf(property, mistakes)));
    default:
  }
  mistakes.push(computed(node));
  return unknown;
}

function entryOf(
  property: Property | SpreadElement,
  mistakes: LiteralMistake[],
): readonly (readonly [string, unknown])[] {
  const name = nameOf(property);
  if (name === null || property.type !== 'Property') {
    mistakes.push(computed(property));
    return [];
  }
  const value = valueOf(property.value, mistakes);
  return value === unknown ? [] : [[name, value]];
}

function computed(node: Expression | Property | SpreadElement): LiteralMistake {
  return { title: 'This part of `page` is not a literal', hint: remedy, ...placeOf(node) };
}

/** Returns the name of a field; null for one that is computed, spread or a function. */
function nameOf(property: Property | SpreadElement): string | null {
  if (property.type !== 'Property' || property.computed || property.method || property.kind !== 'init') return null;
  if (property.key.type === 'Identifier') return property.key.name;
  return property.key.type === 'Literal' ? String(property.key.value) : null;
}

function fieldNamed(properties: readonly (Property | SpreadElement)[], name: PropertyKey): Property | undefined {
  const found = properties.findLast((property) => nameOf(property) === String(name));
  return found?.type === 'Property' ? found : undefined;
}

function locate(root: Expression, path: readonly PropertyKey[]): Position {
  let node: Expression | SpreadElement | null | undefined = root;
  let place = placeOf(root);
  for (const key of path) {
    if (node?.type === 'ObjectExpression') {
      const field = fieldNamed(node.properties, key);
      if (!field) break;
      place = placeOf(field);
      node = field.value;
    } else if (node?.type === 'ArrayExpression') {
      node = node.elements[Number(key)];
      if (!node) break;
      place = placeOf(node);
    } else break;
  }
  return place;
}

function placeOf({ loc }: Expression | Property | SpreadElement): Position {
  return loc ? { line: loc.start.line, column: loc.start.column + 1 } : start;
}
