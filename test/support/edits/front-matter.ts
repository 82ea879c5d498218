import { parse, stringify } from 'yaml';

/**
 * Returns a page with some fields of its front matter set. Fields that are undefined are removed.
 */
export function withFields(page: string, fields: Readonly<Record<string, unknown>>): string {
  const [, yaml = '', body = ''] = /^(?:---\n([\s\S]*?)---\n)?([\s\S]*)$/.exec(page) ?? [];
  const known: unknown = parse(yaml);
  const all = { ...(typeof known === 'object' ? known : {}), ...fields };
  const kept = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  return Object.keys(kept).length === 0 ? body : `---\n${stringify(kept)}---\n${body}`;
}
