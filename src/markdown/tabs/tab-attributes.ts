import type { Properties } from 'hast';
import type { Nodes } from 'mdast';
import type { ContainerDirective, TextDirective } from 'mdast-util-directive';
import type { MarkdownMessage } from '../page/compiled-page.ts';
import { suggest } from '../../shared/nearest.ts';
import { placeOf } from '../page/compile-state.ts';

/** The attributes of a block of tabs or of a single tab, as they are written. */
export interface WrittenAttributes {
  readonly node: Nodes;
  /** Name of the block in messages. */
  readonly name: string;
  readonly given: readonly (readonly [name: string, value: string])[];
}

/** The attributes of a block of tabs. */
export interface TabsAttributes {
  /** All tabs of the same group switch together. */
  readonly group: string | null;
  /** Name of the URL query parameter for the selected tab. */
  readonly query: string | null;
  /** Properties of the element. */
  readonly properties: Properties;
}

/** Attribute names of other generators, each with the name in docsgen. */
const aliases: ReadonlyMap<string, string> = new Map([
  ['groupId', 'group'],
  ['queryString', 'query'],
  ['className', 'class'],
]);

/** Returns the attributes of a block of tabs. Reports an error for each unknown attribute. */
export function readTabsAttributes(written: WrittenAttributes, messages: MarkdownMessage[]): TabsAttributes {
  const read = readAttributes(written, ['group', 'query'], messages);
  const { group = '', query } = read;
  if (query === '' && group === '') {
    const title = `This ${written.name} has no name for the URL.`;
    const hint = 'Write `query="os"`, or give it a group too.';
    messages.push({ severity: 'error', code: 'invalid-attribute', title, hint, ...placeOf(written.node) });
  }
  return {
    group: group || null,
    query: query === undefined ? null : query || group || null,
    properties: propertiesOf(read),
  };
}

/**
 * Returns the attributes by name. Reports an error for each that is not in `names` and not `id` or
 * `class`.
 */
function readAttributes(
  { node, name: block, given }: WrittenAttributes,
  names: readonly string[],
  messages: MarkdownMessage[],
): Readonly<Record<string, string>> {
  const known = given.map(([name, value]) => [aliases.get(name) ?? name, value] as const);
  for (const [name] of known.filter(([key]) => !['id', 'class', ...names].includes(key))) {
    const title = `A ${block} has no attribute \`${name}\`.`;
    const hint = suggest(name, names, 'attributes');
    messages.push({ severity: 'error', code: 'invalid-attribute', title, hint, ...placeOf(node) });
  }
  return Object.fromEntries(known);
}

/** Returns the attributes of a directive as `readAttributes` does. */
export function readDirective(
  node: ContainerDirective | TextDirective,
  names: readonly string[],
  messages: MarkdownMessage[],
): Readonly<Record<string, string>> {
  return readAttributes(directiveAttributes(node), names, messages);
}

/** Returns the attributes of a directive as they are written. */
export function directiveAttributes(node: ContainerDirective | TextDirective): WrittenAttributes {
  const given = Object.entries(node.attributes ?? {}).map(([name, value]) => [name, value ?? ''] as const);
  return { node, name: `"${node.type === 'textDirective' ? ':' : ':::'}${node.name}"`, given };
}

/** Returns the properties of an element with the `id` and the `class` of these attributes. */
export function propertiesOf({ id, class: names }: Readonly<Record<string, string | null | undefined>>): Properties {
  return { ...(id ? { id } : {}), ...(names ? { className: names.split(/\s+/) } : {}) };
}
