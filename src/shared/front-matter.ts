/** The parts of a content file. */
export interface FileParts {
  /** YAML between the `---` lines, empty without front matter. */
  readonly yaml: string;
  readonly body: string;
  /** Number of lines before the body. */
  readonly bodyLine: number;
}

const block = /^---[ \t]*\r?\n([\s\S]*?)(?:^---[ \t]*(?:\r?\n|$))/m;

/** Returns whether a text begins with front matter that has a key but no closing `---` line. */
export function isFrontMatterOpen(text: string): boolean {
  const source = text.replace(/^\uFEFF/, '');
  return /^---[ \t]*\r?\n[\w-]+:(?:\s|$)/.test(source) && block.exec(source)?.index !== 0;
}

/** Returns the front matter and the body of a file, without a byte order mark. */
export function splitFrontMatter(text: string): FileParts {
  const source = text.replace(/^\uFEFF/, '');
  const match = source.startsWith('---') ? block.exec(source) : null;
  if (match?.index !== 0) return { yaml: '', body: source, bodyLine: 0 };
  return { yaml: match[1] ?? '', body: source.slice(match[0].length), bodyLine: match[0].split('\n').length - 1 };
}
