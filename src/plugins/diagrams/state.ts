import { encodeLabel } from './label.ts';
import { DiagramError, type MermaidSource, type Statement } from './mermaid-source.ts';

const id = String.raw`[\p{L}\p{N}_]+`;
const transition = new RegExp(`^(\\[\\*\\]|${id})\\s*-->\\s*(\\[\\*\\]|${id})(?:\\s*:\\s*(.+))?$`, 'u');
const composite = new RegExp(`^state\\s+(?:"([^"]+)"\\s+as\\s+)?(${id})\\s*\\{$`, 'u');
const alias = new RegExp(`^state\\s+"([^"]+)"\\s+as\\s+(${id})$`, 'u');
/** beautiful-mermaid draws all states as boxes, so special states are boxes with a symbol. */
const signs: Readonly<Record<string, string>> = { choice: '◇', fork: '━━━', join: '━━━' };
const specialState = new RegExp(`^state\\s+(${id})\\s*(?:<<|\\[\\[)(choice|fork|join)(?:>>|\\]\\])$`, 'u');
const description = new RegExp(`^(${id})\\s*:\\s*(.+)$`, 'u');
const declaration = new RegExp(`^(?:state\\s+)?(${id})$`, 'u');

/**
 * Converts a state diagram to the syntax that beautiful-mermaid supports. Throws a `DiagramError`
 * for a syntax error and for statements that cannot be drawn.
 */
export function writeState({ statements }: MermaidSource): string {
  const open: Statement[] = [];
  const lines = statements.map((statement): string => {
    const { text, line } = statement;
    if (/^direction\s+(TB|TD|BT|RL|LR)$/.test(text)) return text;
    const group = composite.exec(text);
    if (group) {
      open.push(statement);
      return `state ${group[1] === undefined ? '' : `"${encodeLabel(group[1])}" as `}${group[2]} {`;
    }
    if (text === '}') {
      if (!open.pop()) throw new DiagramError('This `}` closes nothing', line, 'Remove it.');
      return text;
    }
    const change = transition.exec(text);
    if (change) return `${change[1]} --> ${change[2]}${change[3] === undefined ? '' : ` : ${encodeLabel(change[3])}`}`;
    const named = alias.exec(text);
    if (named) return `state "${encodeLabel(named[1] ?? '')}" as ${named[2]}`;
    const special = specialState.exec(text);
    if (special) return `state "${signs[special[2] ?? '']}" as ${special[1]}`;
    const described = description.exec(text) ?? declaration.exec(text);
    if (described) return `${described[1]} : ${encodeLabel(described[2] ?? described[1] ?? '')}`;
    throw new DiagramError(`"${text}" is not a state or transition that can be drawn`, line);
  });
  const left = open.at(-1);
  if (left) throw new DiagramError('This state has no `}`', left.line, 'Put `}` on its own line after its content.');
  return ['stateDiagram-v2', ...lines].join('\n');
}
