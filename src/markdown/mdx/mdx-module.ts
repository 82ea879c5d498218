import type { MdxModule, MdxModuleSpan } from '../page/compiled-page.ts';
import type { CompileState, ScriptPiece } from '../page/compile-state.ts';

const capitalized = /(?<![\w$.])[A-Z][\w$]*/g;

/** Names that expressions can use besides the names that the page declares. */
const predefined = ['frontMatter', 'toc'] as const;

/** Returns the MDX module of a page, or null for a page without JavaScript and components. */
export function createMdxModule({ script, lines }: CompileState): MdxModule | null {
  const { pieces, declared, components } = script;
  if (pieces.length === 0 && components.length === 0) return null;
  const own = components.filter(({ name }) => declared.has(rootName(name)));
  const names = [...new Set(own.map(({ name }) => name))];
  const parameters = predefined.filter((name) => !declared.has(name)).join(', ');
  const values = pieces.map(({ kind }, index) => (kind === 'module' ? 'null' : localName(index)));
  const rendered = pieces.map((piece, index) => ({ piece, ...statementOf(piece, localName(index), parameters) }));
  const { code, spans } = joinLines(rendered, lines.text().split('\n'));
  const exports = [
    `export const values = [${values.join(', ')}];`,
    `export const names = { ${names.map((name) => `'${name}': () => ${name}`).join(', ')} };`,
  ];
  const mentioned = pieces.flatMap((piece) => piece.code.match(capitalized) ?? []);
  return {
    code: [code, ...exports].join('\n'),
    parts: lines.parts(),
    spans,
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

/** The code before and after a piece of script that makes it a statement of the module. */
interface Statement {
  readonly before: string;
  readonly after: string;
}

interface RenderedPiece extends Statement {
  readonly piece: ScriptPiece;
}

/**
 * Puts each piece on the same line as in the source, if pieces before it leave room. Also maps each
 * line of the module to its source line.
 */
function joinLines(rendered: readonly RenderedPiece[], source: readonly string[]) {
  let code = '';
  let current = 1;
  const spans: MdxModuleSpan[] = [];
  for (const { piece, before, after } of rendered.toSorted((one, other) => one.piece.line - other.piece.line)) {
    if (piece.line > current) code += '\n'.repeat(piece.line - current);
    current = Math.max(current, piece.line);
    const start = code.length - code.lastIndexOf('\n') + before.length;
    for (const [index, written] of writtenLines(piece, source).entries()) {
      spans.push({ line: current + index, column: index === 0 ? start : 1, ...written });
    }
    const text = before + piece.code + after;
    code += `${text};`;
    current += text.split('\n').length - 1;
  }
  return { code, spans };
}

/**
 * Returns the place in the source of each line of a piece, and how many characters are the same. In
 * the source, quotes and lists add marks and spaces before a line.
 */
function writtenLines({ kind, code, line, column }: ScriptPiece, source: readonly string[]) {
  const start = kind === 'module' ? { line, column } : afterBrace(source, line, column);
  return code.split('\n').map((text, index) => {
    const whole = source[start.line - 1 + index] ?? '';
    const found = whole.endsWith(text) ? whole.length - text.length : Math.max(0, whole.indexOf(text));
    const from = index === 0 ? start.column - 1 : found;
    const length = Math.max(0, Math.min(text.length, whole.length - from));
    return { length, sourceLine: start.line + index, sourceColumn: from + 1 };
  });
}

/**
 * Returns the place after the first brace at or after a place. The name of an attribute comes
 * before the brace.
 */
function afterBrace(source: readonly string[], line: number, column: number) {
  for (let at = line; at <= source.length; at += 1) {
    const found = (source[at - 1] ?? '').indexOf('{', at === line ? column - 1 : 0);
    if (found >= 0) return { line: at, column: found + 2 };
  }
  return { line, column };
}

/**
 * Turns a piece into a statement. An expression becomes a function, so that it does not throw when
 * the module loads.
 */
function statementOf({ kind, code }: ScriptPiece, name: string, parameters: string): Statement {
  if (kind === 'module') return { before: '', after: '' };
  const [open, close] = kind === 'spread' ? ['({', '})'] : ['(', ')'];
  // Without the line break, a comment at the end of the code would hide the closing bracket.
  const end = code.includes('//') ? '\n' : '';
  return { before: `const ${name} = ({ ${parameters} }) => ${open}`, after: end + close };
}
