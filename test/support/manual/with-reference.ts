import type { Types } from '../../../scripts/read-types.mjs';
import { entriesOf, type FieldEntry } from './field-entries.ts';

const marker = /<!-- (field|table): (\w+)(?:\.([\w-]+))?(?: without ([\w ]+?))? -->/;
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

function section({ name, type, defaultValue, since, text }: FieldEntry): string {
  const given = defaultValue === null ? '**Required**' : `**Default:** ${defaultValue}`;
  return `## \`${name}\` {#${name}}\n\n**Type:** ${code(type)} · ${given} · **Since:** ${since}\n\n${text}`;
}

function table(entries: readonly FieldEntry[]): string {
  const rows = entries.map(({ name, type, defaultValue, since, text }) =>
    ['', `\`${name}\``, code(type), defaultValue ?? '**required**', text, since, '']
      .map((cell) => cell.replaceAll('|', '\\|'))
      .join(' | ')
      .trim(),
  );
  return ['| Field | Type | Default | What it is | Since |', '| --- | --- | --- | --- | --- |', ...rows].join('\n');
}

function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
