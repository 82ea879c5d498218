import { encodeLabel } from './label.ts';
import { DiagramError, type MermaidSource, type Statement } from './mermaid-source.ts';

const name = String.raw`[\p{L}\p{N}_-]+(?:~[^~]+~)?`;
const arrows = String.raw`<\|--|<\|\.\.|\*--|o--|-->|--\*|--o|--\|>|\.\.>|\.\.\|>|<--|<\.\.|--`;
const relation = new RegExp(
  `^(${name})\\s*(?:"([^"]*)"\\s*)?(${arrows})\\s*(?:"([^"]*)"\\s*)?(${name})(?:\\s*:\\s*(.+))?$`,
  'u',
);
const opening = new RegExp(`^class\\s+(${name})\\s*\\{(.*)$`, 'u');
const declaration = new RegExp(`^class\\s+(${name})$`, 'u');
const member = new RegExp(`^(${name})\\s*:\\s*(.+)$`, 'u');
const annotation = new RegExp(`^<<(\\w+)>>\\s*(${name})$`, 'u');

/**
 * Converts a class diagram to the syntax that beautiful-mermaid supports. Throws a `DiagramError`
 * for a syntax error and for statements that cannot be drawn.
 */
export function writeClass({ statements }: MermaidSource): string {
  let open: Statement | null = null;
  const lines: string[] = [];
  for (const statement of statements) {
    const { text, line } = statement;
    if (open) {
      if (text.endsWith('}')) open = null;
      lines.push(...membersOf(text.replace(/\}$/, '')), ...(open ? [] : ['}']));
      continue;
    }
    const started = opening.exec(text);
    if (started) {
      const [, type = '', body = ''] = started;
      lines.push(`class ${plain(type)} {`, ...membersOf(body.replace(/\}\s*$/, '')));
      if (body.trim().endsWith('}')) lines.push('}');
      else open = statement;
      continue;
    }
    lines.push(...readStatement(text, line));
  }
  if (open) throw new DiagramError('This class has no `}`', open.line, 'Put `}` on its own line after its content.');
  return ['classDiagram', ...lines].join('\n');
}

function readStatement(text: string, line: number): readonly string[] {
  if (/^direction\s+(TB|TD|BT|RL|LR)$/.test(text)) return [];
  const declared = declaration.exec(text);
  if (declared) return [`class ${plain(declared[1] ?? '')}`];
  const related = relation.exec(text);
  if (related) {
    const [, from = '', one, arrow = '', other, to = '', label] = related;
    const count = (value: string | undefined): string => (value === undefined ? '' : `"${encodeLabel(value)}" `);
    const ends = `${plain(from)} ${count(one)}${arrow} ${count(other)}${plain(to)}`;
    return [label === undefined ? ends : `${ends} : ${encodeLabel(label)}`];
  }
  const marked = annotation.exec(text);
  if (marked) return [`class ${plain(marked[2] ?? '')} {`, `<<${marked[1]}>>`, '}'];
  const own = member.exec(text);
  if (own) return [`class ${plain(own[1] ?? '')} {`, ...membersOf(own[2] ?? ''), '}'];
  throw new DiagramError(`"${text}" is not a class, member or relation that can be drawn`, line);
}

function membersOf(text: string): readonly string[] {
  // Mermaid writes type parameters between tildes; they are shown in angle brackets. The mark of an
  // abstract or static method moves before its parentheses.
  return text
    .split(';')
    .map((one) => one.trim().replace(/(\([^)]*\))([*$])/, '$2$1'))
    .map((one) => one.replace(/~([^~]+)~/g, (_, type: string) => `${encodeLabel('<')}${type}${encodeLabel('>')}`))
    .filter((one) => one !== '');
}

function plain(type: string): string {
  return type.replace(/^(.*?)~.*~$/, '$1');
}
