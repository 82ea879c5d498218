import type { PageProgram } from '../compiled-page.ts';
import type { PageDraft, ScriptPiece } from '../page-draft.ts';

const capitalized = /(?<![\w$.])[A-Z][\w$]*/g;

/** What an expression may use beside the page's own names. */
const given = ['frontMatter', 'toc'] as const;

/** Returns the program of a page, null for a page that is all text. */
export function createProgram({ script, lines }: PageDraft): PageProgram | null {
  const { pieces, declared, components } = script;
  if (pieces.length === 0 && components.length === 0) return null;
  const own = components.filter(({ name }) => declared.has(rootName(name)));
  const names = [...new Set(own.map(({ name }) => name))];
  const parameters = given.filter((name) => !declared.has(name)).join(', ');
  const values = pieces.map(({ kind }, index) => (kind === 'module' ? 'null' : localName(index)));
  const code = [
    alignLines(pieces, (piece, index) => statementOf(piece, localName(index), parameters)),
    `export const values = [${values.join(', ')}];`,
    `export const names = { ${names.map((name) => `'${name}': () => ${name}`).join(', ')} };`,
  ].join('\n');
  const mentioned = pieces.flatMap((piece) => piece.code.match(capitalized) ?? []);
  return {
    code,
    parts: lines.parts(),
    components: components
      .filter(({ name }) => !declared.has(rootName(name)))
      .map((use) => ({ ...use, ...lines.locate(use.line) })),
    mentions: [...new Set(mentioned)].filter((name) => !declared.has(name)).toSorted(),
    hasImports: pieces.some((piece) => piece.kind === 'module' && /\b(?:import|from)\b/.test(piece.code)),
  };
}

function rootName(name: string): string {
  return name.split('.')[0] ?? name;
}

function localName(index: number): string {
  return `$docs${index}`;
}

/** Puts each piece on the line that it has in the file, so that what is wrong with it is reported there. */
function alignLines(pieces: readonly ScriptPiece[], print: (piece: ScriptPiece, index: number) => string): string {
  const printed = pieces.map((piece, index) => ({ line: piece.line, text: print(piece, index) }));
  let code = '';
  let current = 1;
  for (const { line, text } of printed.toSorted((one, other) => one.line - other.line)) {
    if (line > current) code += '\n'.repeat(line - current);
    code += `${text};`;
    current = Math.max(current, line) + text.split('\n').length - 1;
  }
  return code;
}

/** An expression becomes a function: what it throws must not be thrown before its turn. */
function statementOf({ kind, code }: ScriptPiece, name: string, parameters: string): string {
  if (kind === 'module') return code;
  const value = kind === 'spread' ? `{${code}}` : code;
  // A comment at its end must not swallow the bracket.
  const end = code.includes('//') ? '\n' : '';
  return `const ${name} = ({ ${parameters} }) => (${value}${end})`;
}
