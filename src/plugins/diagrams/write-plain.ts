import { writeFlowchart } from './flowchart.ts';
import { encodeLabel } from './label.ts';
import { DiagramError, type DiagramKind, type MermaidSource } from './mermaid-source.ts';
import { type Syntax, writeStatements } from './write-statements.ts';

/** A diagram in the syntax that beautiful-mermaid supports. */
export interface PlainDiagram {
  readonly kind: DiagramKind;
  readonly text: string;
}

const syntaxes: Readonly<Record<Exclude<DiagramKind, 'flowchart'>, readonly [header: string, open: () => Syntax]>> = {
  sequence: ['sequenceDiagram', sequenceSyntax],
  state: ['stateDiagram-v2', stateSyntax],
  class: ['classDiagram', classSyntax],
  er: ['erDiagram', entitySyntax],
};

/**
 * Converts a diagram for drawing without a browser. Throws a `DiagramError` for a syntax error and
 * for diagrams that only Mermaid can draw.
 */
export function writePlain(source: MermaidSource): PlainDiagram {
  const { kind, header, statements } = source;
  if (kind === null)
    throw new DiagramError(`"${header.text}" is not a kind of diagram that docsgen draws by itself`, header.line);
  if (kind === 'flowchart') return { kind, text: writeFlowchart(source).join('\n') };
  const [first, syntaxOf] = syntaxes[kind];
  return { kind, text: [first, ...writeStatements(statements, syntaxOf())].join('\n') };
}

function sequenceSyntax(): Syntax {
  const drawnBlocks: boolean[] = [];
  let number: number | null = null;
  // A name may have spaces, which beautiful-mermaid does not support in an id.
  const idOf = (name: string): string => encodeLabel(name).replaceAll(' ', '\uE020');
  // Only the first declaration of an actor counts, so each mention may repeat it.
  const declare = (name: string, kind = 'participant', label = name) =>
    `${kind} ${idOf(name)} as ${encodeLabel(label)}`;
  return {
    expected: 'a message, note or block that can be drawn',
    block: ['block', 'end'],
    unopened: 'This `end` ends nothing',
    rules: [
      {
        pattern: /^(participant|actor) (.+?)(?: as (.+))?$/,
        write: ([kind, name = '', label]) => declare(name, kind, label),
      },
      {
        pattern: /^(loop|alt|opt|par|critical|break|rect)\b ?(.*)$/,
        block: 'opens',
        write: ([block, title = '']) => {
          // The output has only lines, so the background of `rect` is left out.
          drawnBlocks.push(block !== 'rect');
          return block === 'rect' ? [] : `${block} ${encodeLabel(title)}`.trim();
        },
      },
      {
        pattern: /^(else|and|option)\b ?(.*)$/,
        block: 'divides',
        write: ([word, title = '']) => `${word === 'and' ? 'and' : 'else'} ${encodeLabel(title)}`.trim(),
      },
      { pattern: /^end$/, block: 'closes', write: () => (drawnBlocks.pop() === true ? 'end' : []) },
      {
        pattern: /^note (left of|right of|over) ([^:]+): ?(.*)$/i,
        write: ([side, over = '', note = '']) => {
          const names = over.split(',').map((name) => name.trim());
          return [
            ...names.map((name) => declare(name)),
            `Note ${side} ${names.map(idOf).join(',')}: ${encodeLabel(note)}`,
          ];
        },
      },
      {
        pattern: /^autonumber\b\D*(\d+)?/,
        write: ([start = '1']) => {
          number = Number(start);
          return [];
        },
      },
      { pattern: /^(?:activate|deactivate|title)\b/, write: () => [] },
      {
        pattern: /^([^-:]+?) ?(-->>|->>|--\)|-\)|--x|-x|-->|->) ?([+-]?) ?([^:]+?) ?(?:: ?(.*))?$/,
        write: ([from = '', arrow = '', activation = '', to = '', words = '']) => {
          const count = number === null ? '' : `${number++}. `;
          // beautiful-mermaid cannot draw a cross at the end of an arrow, so the label gets a cross.
          const label = `${arrow.endsWith('x') ? '✕ ' : ''}${count}${encodeLabel(words)}` || '\u00A0';
          const message = `${idOf(from)}${arrow.replace('x', '>>')}${activation}${idOf(to)}: ${label}`;
          return [declare(from), declare(to), message];
        },
      },
    ],
  };
}

function stateSyntax(): Syntax {
  const id = String.raw`[\p{L}\p{N}_]+`;
  const end = String.raw`\[\*\]|${id}`;
  /** beautiful-mermaid draws all states as boxes, so special states are boxes with a symbol. */
  const signs: Readonly<Record<string, string>> = { choice: '◇', fork: '━━━', join: '━━━' };
  return {
    expected: 'a state or transition that can be drawn',
    block: ['state', '}'],
    unopened: 'This `}` closes nothing',
    rules: [
      { pattern: /^(direction (?:TB|TD|BT|RL|LR))$/, write: ([text = '']) => text },
      {
        pattern: new RegExp(`^state (?:"([^"]+)" as )?(${id}) ?\\{$`, 'u'),
        block: 'opens',
        write: ([label, name]) => `state ${label === undefined ? '' : `"${encodeLabel(label)}" as `}${name} {`,
      },
      { pattern: /^\}$/, block: 'closes', write: () => '}' },
      {
        pattern: new RegExp(`^(${end}) ?--> ?(${end})(?: ?: ?(.+))?$`, 'u'),
        write: ([from, to, label]) => `${from} --> ${to}${label === undefined ? '' : ` : ${encodeLabel(label)}`}`,
      },
      {
        pattern: new RegExp(`^state "([^"]+)" as (${id})$`, 'u'),
        write: ([label = '', name]) => `state "${encodeLabel(label)}" as ${name}`,
      },
      {
        pattern: new RegExp(`^state (${id}) ?(?:<<|\\[\\[)(choice|fork|join)(?:>>|\\]\\])$`, 'u'),
        write: ([name, kind = '']) => `state "${signs[kind]}" as ${name}`,
      },
      {
        pattern: new RegExp(`^(${id}) ?: ?(.+)$|^(?:state )?(${id})$`, 'u'),
        write: ([name, label, alone = '']) => `${name ?? alone} : ${encodeLabel(label ?? alone)}`,
      },
    ],
  };
}

function classSyntax(): Syntax {
  // The type parameters of a class, between tildes, are left out.
  const name = String.raw`([\p{L}\p{N}_-]+)(?:~[^~]+~)?`;
  const arrow = String.raw`<\|--|<\|\.\.|\*--|o--|-->|--\*|--o|--\|>|\.\.>|\.\.\|>|<--|<\.\.|--`;
  const count = String.raw`(?:"([^"]*)"\s*)?`;
  const written = (value: string | undefined) => (value === undefined ? '' : `"${encodeLabel(value)}" `);
  return {
    expected: 'a class, member or relation that can be drawn',
    block: ['class', '}'],
    rules: [
      { pattern: /^direction (?:TB|TD|BT|RL|LR)$/, write: () => [] },
      {
        pattern: new RegExp(`^class ${name} ?\\{(.*)\\}$`, 'u'),
        write: ([type, body = '']) => [`class ${type} {`, ...membersOf(body), '}'],
      },
      {
        pattern: new RegExp(`^class ${name} ?\\{(.*)$`, 'u'),
        block: 'opens',
        write: ([type, body = '']) => [`class ${type} {`, ...membersOf(body)],
      },
      { pattern: new RegExp(`^class ${name}$`, 'u'), write: ([type]) => `class ${type}` },
      {
        pattern: new RegExp(`^${name} ?${count}(${arrow}) ?${count}${name}(?: ?: ?(.+))?$`, 'u'),
        write: ([from, start, line, end, to, label]) =>
          `${from} ${written(start)}${line} ${written(end)}${to}${label === undefined ? '' : ` : ${encodeLabel(label)}`}`,
      },
      {
        pattern: new RegExp(`^<<(\\w+)>> ?${name}$`, 'u'),
        write: ([annotation, type]) => [`class ${type} {`, `<<${annotation}>>`, '}'],
      },
      {
        pattern: new RegExp(`^${name} ?: ?(.+)$`, 'u'),
        write: ([type, member = '']) => [`class ${type} {`, ...membersOf(member), '}'],
      },
    ],
    inside: {
      expected: '',
      rules: [
        { pattern: /^(.*)\}$/, block: 'closes', write: ([body = '']) => [...membersOf(body), '}'] },
        { pattern: /^(.*)$/, write: ([body = '']) => membersOf(body) },
      ],
    },
  };
}

/**
 * Returns the members of a class. Mermaid writes type parameters between tildes; they are shown in
 * angle brackets. The mark of an abstract or static method moves before its parentheses.
 */
function membersOf(text: string): readonly string[] {
  return text
    .split(';')
    .map((member) => member.trim().replace(/(\([^)]*\))([*$])/, '$2$1'))
    .map((member) => member.replace(/~([^~]+)~/g, (_, type: string) => `${encodeLabel('<')}${type}${encodeLabel('>')}`))
    .filter((member) => member !== '');
}

function entitySyntax(): Syntax {
  const name = String.raw`([\p{L}\p{N}_-]+)`;
  const relation = String.raw`(\|\||\|o|o\||\}\||\}o|\|\{|o\{)(--|\.\.)(\|\||o\||\|o|\|\{|o\{|\}\||\}o)`;
  return {
    expected: 'an entity or relation that can be drawn',
    block: ['entity', '}'],
    rules: [
      { pattern: new RegExp(`^${name}(?: ?\\{ ?\\})?$`, 'u'), write: ([entity]) => [`${entity} {`, '}'] },
      { pattern: new RegExp(`^${name} ?\\{$`, 'u'), block: 'opens', write: ([entity]) => `${entity} {` },
      {
        pattern: new RegExp(`^${name} ?${relation} ?${name}(?: ?: ?(.+))?$`, 'u'),
        write: ([from, left, line, right, to, label = '']) =>
          `${from} ${left}${line}${right} ${to} : ${encodeLabel(label) || '\u00A0'}`,
      },
    ],
    inside: {
      expected: 'an attribute: a type, then a name',
      rules: [
        { pattern: /^\}$/, block: 'closes', write: () => '}' },
        {
          pattern: /^([\p{L}\p{N}_()[\],*-]+ [\p{L}\p{N}_*-]+(?: (?:PK|FK|UK)(?: ?, ?(?:PK|FK|UK))*)?(?: "[^"]*")?)$/u,
          write: ([attribute = '']) => attribute.replace(/ ?, ?/g, ' '),
        },
      ],
    },
  };
}
