/** One item of a meta string, such as `wrap`, `{1,3}` or `title="…"`. */
export interface MetaItem {
  /** The whole item, as it is written. */
  readonly text: string;
  /** The name before the equals sign or the braces. Null for a value without a name. */
  readonly name: string | null;
  /** The value with its quotes or brackets. Null for a name without a value. */
  readonly value: string | null;
  /** Offset in the meta string. */
  readonly offset: number;
}

/** Text in brackets. It may have pairs of brackets, as in `[pages/[[...slug]].tsx]`. */
const brackets = Array.from({ length: 3 }).reduce<string>(
  (inner) => String.raw`\[(?:[^[\]]|${inner})*\]`,
  String.raw`\[[^[\]]*\]`,
);
// A bracket without its pair is part of the label.
const enclosed = String.raw`\{[^}]*\}|${brackets}|\[[^\]]*\]|"[^"]*"|'[^']*'|\/(?:\\.|[^/\\])+\/(?!\S)`;
const named = new RegExp(String.raw`(:?[a-z][\w-]*)(?:=(${enclosed}|[^\s"'{]+)|(\{[^}]*\}))?(?=[\s[{]|$)`, 'iy');
const alone = new RegExp(enclosed, 'y');
const other = /\S+/y;

/** Returns the items of a meta string in order. */
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
