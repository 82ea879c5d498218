import type { Types } from '../../../scripts/read-types.mjs';
import { entriesOf, type FieldEntry } from './field-entries.ts';

/** Types begin with a capital. Other tables of this form are made elsewhere. */
const marker = /<!-- (field|table): ([A-Z]\w*)(?:\.([\w-]+))?(?: without ([\w ]+?))? -->/;
const block = new RegExp(`${marker.source}[^]*?<!-- end -->`, 'g');

/**
 * Returns a page of the manual with all its references as they should be. Comments say what is
 * between them: `<!-- field: SiteConfig.title -->` the section of a field, `<!-- table: LogoConfig
 * -->` a table of all fields, `<!-- table: DocFields without CommonFields -->` one of the others.
 */
export function withReference(text: string, types: Types): string {
  return text.replace(block, (all, kind: string) => {
    const [start = ''] = marker.exec(all) ?? [];
    const entries = entriesIn(all, types);
    return `${start}\n\n${kind === 'field' ? entries.map(section).join('') : table(entries)}\n\n<!-- end -->`;
  });
}

/** Returns the entries of all references of a page. */
export function referencesIn(text: string, types: Types): readonly FieldEntry[] {
  return [...text.matchAll(block)].flatMap(([all]) => entriesIn(all, types));
}

function entriesIn(text: string, types: Types): readonly FieldEntry[] {
  const [start, , name = '', field, others = ''] = marker.exec(text) ?? [];
  const left = new Set(others.split(' ').flatMap((other) => [...(types.interfaces.get(other)?.keys() ?? [])]));
  const entries = entriesOf(name, types).filter((entry) => !left.has(entry.name));
  const chosen = field === undefined ? entries : entries.filter((entry) => entry.name === field);
  if (chosen.length === 0) throw new Error(`${start} has no fields`);
  return chosen;
}

function section(entry: FieldEntry): string {
  return `## \`${entry.name}\` {#${entry.name}}\n\n${entry.text}\n\n${details(entry)}`;
}

/** Two columns are few enough for a phone. */
function table(entries: readonly FieldEntry[]): string {
  const rows = entries.map((entry) => {
    const cells = [`\`${entry.name}\``, `${entry.text}<br>${details(entry)}`];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  });
  return ['| Field | What it is |', '| --- | --- |', ...rows].join('\n');
}

/** Where the manual explains a type that has a name. */
const explained: ReadonlyMap<string, string> = new Map([
  ['LocalizedText', '/docs/configure#reading'],
  ['Record<string, LocalizedText>', '/docs/configure#reading'],
  ['HeadTag[]', '/docs/configure/head#head'],
]);

function details({ type, defaultValue, since }: FieldEntry): string {
  const given = defaultValue === null ? '**required**' : `Default: ${defaultValue}`;
  const address = explained.get(type);
  const shown = address === undefined ? `\`${type}\`` : `[\`${type}\`](${address})`;
  return `<small>${shown} · ${given}${since === null ? '' : ` · Since ${since}`}</small>`;
}
