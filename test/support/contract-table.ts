import { fieldsOf } from './field-table.ts';

/**
 * What a marker names: a file, an interface in it, and the fields to show; all if there are none.
 */
interface Contract {
  readonly file: string;
  readonly name: string;
  readonly only: readonly string[];
}

const marker = /(<!-- contract: (\S+) (\w+)((?: \w+)*) -->)\n+(?:\|[^\n]*\n)*\n*/g;

/** Returns the contracts that a Markdown text shows. */
export function contractsIn(text: string): readonly Contract[] {
  return [...text.matchAll(marker)].map(([, , file = '', name = '', only = '']) => ({
    file,
    name,
    only: only.split(' ').filter((field) => field !== ''),
  }));
}

/**
 * Returns a Markdown text with all its tables of contracts as they should be. A comment before a
 * table names the interface, and the fields if not all are shown:
 * `<!-- contract: src/plugins/contract/plugin.ts Plugin theme styles -->`.
 */
export function withContracts(text: string, read: (file: string) => string): string {
  const filled = text.replace(marker, (_, start: string, file: string, name: string, only: string) => {
    const fields = only.split(' ').filter((field) => field !== '');
    return `${start}\n\n${contractTable(read(file), name, fields)}\n\n`;
  });
  return `${filled.trimEnd()}\n`;
}

function contractTable(code: string, name: string, only: readonly string[]): string {
  const fields = fieldsOf(code, name);
  const unknown = only.filter((field) => !fields.some((each) => each.name === field));
  if (unknown.length > 0) throw new Error(`${name} has no field ${unknown.join(', ')}`);
  const rows = fields
    .filter((field) => only.length === 0 || only.includes(field.name))
    .map((field) => {
      const { type, isOptional } = typeOf(code, name, field.name);
      return `| \`${field.name}${isOptional ? '?' : ''}\` | \`${cell(type)}\` ${cell(field.comment)} |`;
    });
  // A third column would not fit on a phone.
  return ['| Name | Type, and what it is |', '| --- | --- |', ...rows].join('\n');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

/** Returns the type of a field, without what says nothing to a reader. */
function typeOf(code: string, name: string, field: string) {
  const body = new RegExp(`^export interface ${name}\\b[^]*?^\\}`, 'm').exec(code)?.[0] ?? '';
  const pattern = new RegExp(`^ {2}(?:readonly )?'?${field}'?(\\??)([:(][^]*?);$`, 'm');
  const [, optional = '', rest = ''] = pattern.exec(body) ?? [];
  if (rest === '') throw new Error(`${name}.${field} has no type`);
  const type = rest.startsWith(':') ? rest.slice(1) : rest.replace(/\): /, ') => ');
  return { type: plain(type), isOptional: optional === '?' };
}

function plain(type: string): string {
  return type
    .replace(/\breadonly /g, '')
    .replace(/ \| undefined$/, '')
    .replace(/\s+/g, ' ')
    .trim();
}
