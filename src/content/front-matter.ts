/** The parts of a content file. */
export interface FileParts {
  /** YAML between the `---` lines, empty without front matter. */
  readonly yaml: string;
  readonly body: string;
  /** Lines before the body. */
  readonly bodyLine: number;
}

const block = /^---[ \t]*\r?\n([\s\S]*?)(?:^---[ \t]*(?:\r?\n|$))/m;

/** Tells whether a text begins as front matter does, with a key, and has no line that ends it. */
export function isFrontMatterOpen(text: string): boolean {
  const source = text.replace(/^\uFEFF/, '');
  return /^---[ \t]*\r?\n[\w-]+:(?:\s|$)/.test(source) && block.exec(source)?.index !== 0;
}

/** Returns a file's front matter and body apart; a byte order mark is left out. */
export function splitFrontMatter(text: string): FileParts {
  const source = text.replace(/^\uFEFF/, '');
  const match = source.startsWith('---') ? block.exec(source) : null;
  if (match?.index !== 0) return { yaml: '', body: source, bodyLine: 0 };
  return { yaml: match[1] ?? '', body: source.slice(match[0].length), bodyLine: match[0].split('\n').length - 1 };
}
