/**
 * Returns the text alternative of a Mermaid diagram: its accessible title and description, or its
 * first line if it has neither.
 */
export function describeDiagram(source: string): string {
  const lines = source.split('\n').map((line) => line.trim());
  const title = valueOf(lines, /^accTitle\s*:\s*(.+)$/) ?? valueOf(lines, /^title\s*:?\s+(.+)$/);
  const description =
    valueOf(lines, /^accDescr\s*:\s*(.+)$/) ??
    /^\s*accDescr\s*\{([^}]*)\}/m.exec(source)?.[1]?.replace(/\s+/g, ' ').trim();
  const parts = [title, description].filter((part) => part !== undefined && part !== '');
  if (parts.length > 0) return parts.join('. ').replace(/\.\. /g, '. ');
  const fence = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  return lines.slice(fence + 1).find((line) => line !== '' && !line.startsWith('%%')) ?? '';
}

function valueOf(lines: readonly string[], pattern: RegExp): string | undefined {
  return lines
    .map((line) =>
      pattern
        .exec(line)?.[1]
        ?.trim()
        .replace(/^(["'])(.*)\1$/, '$2'),
    )
    .find((value) => value);
}
