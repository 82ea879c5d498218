/** One of the things that a meta string says, such as `wrap`, `{1,3}` or `title="…"`. */
export interface MetaItem {
  /** As it is written. */
  readonly text: string;
  /** What stands before the sign of equality or the braces; null for a value alone. */
  readonly name: string | null;
  /** With the marks around it; null for a name alone. */
  readonly value: string | null;
  /** Where it begins in the meta string. */
  readonly offset: number;
}

const enclosed = String.raw`\{[^}]*\}|\[[^\]]*\]|"[^"]*"|'[^']*'|\/(?:\\.|[^/\\])+\/(?!\S)`;
const named = new RegExp(String.raw`(:?[a-z][\w-]*)(?:=(${enclosed}|[^\s"'{]+)|(\{[^}]*\}))?(?=[\s[{]|$)`, 'iy');
const alone = new RegExp(enclosed, 'y');
const other = /\S+/y;

/** Returns the parts of a meta string in their order. */
export function readItems(meta: string): readonly MetaItem[] {
  const items: MetaItem[] = [];
  let offset = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = offset;
    return pattern.exec(meta);
  };
  while ((offset += take(/\s*/y)?.[0].length ?? 0) < meta.length) {
    const match = take(named);
    const value = match ? null : (take(alone) ?? take(other));
    const text = match?.[0] ?? value?.[0] ?? meta.slice(offset);
    items.push({ text, name: match?.[1] ?? null, value: match ? (match[2] ?? match[3] ?? null) : text, offset });
    offset += text.length;
  }
  return items;
}
