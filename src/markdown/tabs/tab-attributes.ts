import type { Properties } from 'hast';
import type { Nodes } from 'mdast';
import type { MarkdownMessage } from '../page/compiled-page.ts';
import { suggest } from '../../shared/nearest.ts';
import { placeOf } from '../page/compile-state.ts';

/** What a writer gives to a block of tabs, or to one of them. */
export interface WrittenAttributes {
  readonly node: Nodes;
  /** What the block is called in messages. */
  readonly name: string;
  readonly given: readonly (readonly [name: string, value: string])[];
}

/** What the opening of tabs says. */
export interface TabsAttributes {
  /** Tabs of the same group change together. */
  readonly group: string | null;
  /** Name of the choice in the address. */
  readonly query: string | null;
  /** Of the element. */
  readonly properties: Properties;
}

/** Names that other generators have for ours. */
const aliases: ReadonlyMap<string, string> = new Map([
  ['groupId', 'group'],
  ['queryString', 'query'],
  ['className', 'class'],
]);

/** Returns the attributes of a block of tabs; what it does not take is an error. */
export function readTabsAttributes(written: WrittenAttributes, messages: MarkdownMessage[]): TabsAttributes {
  const { id, class: names, group = '', query } = readAttributes(written, ['group', 'query'], messages);
  const properties = { ...(id ? { id } : {}), ...(names ? { className: names.split(/\s+/) } : {}) };
  if (query === '' && group === '') {
    const title = `This ${written.name} has no name for the address.`;
    const hint = 'Write `query="os"`, or give it a group too.';
    messages.push({ severity: 'error', title, hint, ...placeOf(written.node) });
  }
  return { group: group || null, query: query === undefined ? null : query || group || null, properties };
}

/** Returns the attributes with the given names, `id` and `class`; any other is an error. */
export function readAttributes(
  { node, name: block, given }: WrittenAttributes,
  names: readonly string[],
  messages: MarkdownMessage[],
): Readonly<Record<string, string>> {
  const known = given.map(([name, value]) => [aliases.get(name) ?? name, value] as const);
  for (const [name] of known.filter(([key]) => !['id', 'class', ...names].includes(key))) {
    const title = `A ${block} has no attribute \`${name}\`.`;
    const hint = suggest(name, names, 'attributes');
    messages.push({ severity: 'error', title, hint, ...placeOf(node) });
  }
  return Object.fromEntries(known);
}
