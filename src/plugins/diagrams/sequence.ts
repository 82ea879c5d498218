import { encodeLabel } from './label.ts';
import { DiagramError, type MermaidSource, type Statement } from './mermaid-source.ts';

const message = /^([^-:]+?)\s*(-->>|->>|--\)|-\)|--x|-x|-->|->)\s*([+-]?)\s*([^:]+?)\s*(?::\s*(.*))?$/;

/**
 * Converts a sequence diagram to the syntax that beautiful-mermaid supports. Throws a
 * `DiagramError` for a syntax error and for statements that cannot be drawn.
 */
export function writeSequence({ statements }: MermaidSource): string {
  const ids = new Map<string, string>();
  const lines: string[] = [];
  const open: { readonly statement: Statement; readonly drawn: boolean }[] = [];
  let number: number | null = null;
  const actor = (name: string, kind = 'participant', label = name): string => {
    const known = ids.get(name);
    if (known !== undefined) return known;
    const id = `a${ids.size}`;
    ids.set(name, id);
    lines.push(`${kind} ${id} as ${encodeLabel(label)}`);
    return id;
  };

  const read = (statement: Statement): void => {
    const { text, line } = statement;
    const [, kind, name = '', label] = /^(participant|actor)\s+(.+?)(?:\s+as\s+(.+))?$/.exec(text) ?? [];
    const [, block = '', title = ''] = /^(loop|alt|opt|par|critical|break|rect)\b\s*(.*)$/.exec(text) ?? [];
    const [, divider, case_ = ''] = /^(else|and|option)\b\s*(.*)$/.exec(text) ?? [];
    const [, side, over = '', note = ''] = /^note\s+(left of|right of|over)\s+([^:]+):\s*(.*)$/i.exec(text) ?? [];
    if (kind !== undefined) actor(name, kind, label);
    else if (block !== '') {
      // The output has only lines, so the background of `rect` is left out.
      open.push({ statement, drawn: block !== 'rect' });
      if (block !== 'rect') lines.push(`${block} ${encodeLabel(title)}`.trim());
    } else if (divider !== undefined) {
      if (open.length === 0)
        throw new DiagramError(
          `This \`${divider}\` divides nothing`,
          line,
          'It must be between `alt`, `par` or `critical` and `end`.',
        );
      lines.push(`${divider === 'and' ? 'and' : 'else'} ${encodeLabel(case_)}`.trim());
    } else if (text === 'end') {
      const ended = open.pop();
      if (!ended) throw new DiagramError('This `end` ends nothing', line, 'Remove it.');
      if (ended.drawn) lines.push('end');
    } else if (side !== undefined) {
      lines.push(
        `Note ${side.toLowerCase()} ${over
          .split(',')
          .map((one) => actor(one.trim()))
          .join(',')}: ${encodeLabel(note)}`,
      );
    } else if (/^autonumber\b/.test(text)) number = Number(/\d+/.exec(text)?.[0] ?? 1);
    else if (!/^(activate|deactivate|title)\b/.test(text)) {
      const [, from, arrow = '', activation = '', to = '', words = ''] = message.exec(text) ?? [];
      if (from === undefined)
        throw new DiagramError(`"${text}" is not a message, note or block that can be drawn`, line);
      const [sender, receiver] = [actor(from.trim()), actor(to)];
      const count = number === null ? '' : `${number}. `;
      if (number !== null) number += 1;
      // beautiful-mermaid cannot draw a cross at the end of an arrow, so the label gets a cross.
      const label = `${arrow.endsWith('x') ? '✕ ' : ''}${count}${encodeLabel(words)}`;
      lines.push(`${sender}${arrow.replace('x', '>>')}${activation}${receiver}: ${label}`.replace(/: $/, ': \u00A0'));
    }
  };

  for (const statement of statements) read(statement);
  const left = open.at(-1);
  if (left) throw new DiagramError('This block has no `end`', left.statement.line, 'Put `end` after its content.');
  return ['sequenceDiagram', ...lines].join('\n');
}
