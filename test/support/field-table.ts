/** A field or a method of an interface. */
interface Field {
  readonly name: string;
  readonly comment: string;
}

/**
 * Returns the fields of an interface in a TypeScript file, with their comments. Throws if there is
 * no such interface, or if a field has no comment.
 */
export function fieldsOf(code: string, name: string): readonly Field[] {
  const body = new RegExp(`^export interface ${name}\\b[^{]*\\{\\n([^]*?)^\\}`, 'm').exec(code)?.[1];
  if (body === undefined) throw new Error(`There is no interface ${name}`);
  return [...body.matchAll(/^((?: {2}\/\*\*[^]*?\*\/\n)?) {2}(?:readonly )?'?([\w:-]+)'?\??[:(]/gm)].map(
    ([, comment = '', field = '']) => {
      if (comment === '') throw new Error(`${name}.${field} has no comment`);
      return {
        name: field,
        comment: comment
          .replace(/\/\*\*|\s*\*\/|^ *\* ?/gm, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      };
    },
  );
}

/** Returns fields as a Markdown table. */
export function fieldTable(fields: readonly Field[]): string {
  const rows = fields.map(({ name, comment }) => `| \`${name}\` | ${comment.replaceAll('|', '\\|')} |`);
  return ['| name | what it is |', '| --- | --- |', ...rows].join('\n');
}

/**
 * Returns a Markdown text with all its tables of fields as they should be. A comment before a table
 * names the interface: `<!-- fields: src/config/fields/scripts.ts ScriptFields -->`.
 */
export function withTables(text: string, read: (file: string) => string): string {
  const filled = text.replace(
    /(<!-- fields: (\S+) (\w+) -->)\n+(?:\|[^\n]*\n)*\n*/g,
    (_, start: string, file: string, name: string) => `${start}\n\n${fieldTable(fieldsOf(read(file), name))}\n\n`,
  );
  return `${filled.trimEnd()}\n`;
}
