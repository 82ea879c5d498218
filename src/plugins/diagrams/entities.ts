import { encodeLabel } from './label.ts';
import { DiagramError, type MermaidSource, type Statement } from './mermaid-source.ts';

const name = String.raw`[\p{L}\p{N}_-]+`;
const relation = new RegExp(
  `^(${name})\\s*(\\|\\||\\|o|o\\||\\}\\||\\}o|\\|\\{|o\\{)(--|\\.\\.)(\\|\\||o\\||\\|o|\\|\\{|o\\{|\\}\\||\\}o)\\s*(${name})(?:\\s*:\\s*(.+))?$`,
  'u',
);
const opening = new RegExp(`^(${name})\\s*\\{(\\s*\\})?$`, 'u');
const attribute =
  /^[\p{L}\p{N}_()[\],*-]+\s+[\p{L}\p{N}_*-]+(?:\s+(?:PK|FK|UK)(?:\s*,\s*(?:PK|FK|UK))*)?(?:\s+"[^"]*")?$/u;

/**
 * Converts an entity relationship diagram to the syntax that beautiful-mermaid supports. Throws a
 * `DiagramError` for a syntax error and for statements that cannot be drawn.
 */
export function writeEntities({ statements }: MermaidSource): string {
  let open: Statement | null = null;
  const lines: string[] = [];
  for (const statement of statements) {
    const { text, line } = statement;
    const started = opening.exec(text);
    const related = relation.exec(text);
    if (open) {
      if (text === '}') open = null;
      else if (!attribute.test(text))
        throw new DiagramError(`"${text}" is not an attribute: a type, then a name`, line);
      lines.push(text.replace(/\s*,\s*/g, ' '));
    } else if (started) {
      lines.push(`${started[1]} {`);
      if (started[2] === undefined) open = statement;
      else lines.push('}');
    } else if (related) {
      const [, one, left, dash, right, other, label = '""'] = related;
      lines.push(`${one} ${left}${dash}${right} ${other} : ${encodeLabel(label) || '\u00A0'}`);
    } else if (new RegExp(`^${name}$`, 'u').test(text)) lines.push(`${text} {`, '}');
    else throw new DiagramError(`"${text}" is not an entity or relation that can be drawn`, line);
  }
  if (open) throw new DiagramError('This entity has no `}`', open.line, 'Put `}` on its own line after its content.');
  return ['erDiagram', ...lines].join('\n');
}
