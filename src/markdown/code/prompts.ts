/** A line of a terminal session. */
export interface TerminalLine {
  /** The prompt before a command, with the space after it. Empty for a line without a prompt. */
  readonly prompt: string;
  readonly text: string;
  /** True if the line is neither a command nor the continuation of a command. */
  readonly isOutput: boolean;
}

interface Terminal {
  readonly prompt: RegExp;
  /** The prompt before the next line of a command that is not complete. */
  readonly next: RegExp;
  /** The end of a line after which a command goes on. */
  readonly incomplete: RegExp;
  /** Language of the commands. */
  readonly language: string;
}

const next = /^> ?/;
const incomplete = /(?:[\\|{(]|&&|\b(?:do|then|else))\s*$/;
const shell: Terminal = { next, incomplete, prompt: /^(?:[\w.-]+@[\w.-][^$%#\s]*)?[$%] /, language: 'bash' };
const session: Terminal = { next, incomplete, prompt: /^(?:[\w.-]+@[\w.-][^$%#\s]*)?[$%#>❯] /, language: 'bash' };
const powershell: Terminal = {
  next: /^>> ?/,
  incomplete: /[`|{(,]\s*$/,
  prompt: /^PS(?: [^>]*)?> /,
  language: 'powershell',
};
const batch: Terminal = { next: /^More\? /, incomplete: /\^$/, prompt: /^[A-Z]:\\[^>]*> ?/i, language: 'bat' };

const terminals: ReadonlyMap<string, Terminal> = new Map([
  ...['bash', 'sh', 'zsh', 'shell', 'shellscript', 'fish'].map((name) => [name, shell] as const),
  ...['console', 'shellsession'].map((name) => [name, session] as const),
  ...['powershell', 'ps', 'ps1', 'pwsh'].map((name) => [name, powershell] as const),
  ...['bat', 'batch', 'cmd'].map((name) => [name, batch] as const),
]);

/** A terminal session. At least one line has a prompt. */
export interface TerminalCode {
  readonly language: string;
  readonly lines: readonly TerminalLine[];
}

/**
 * Parses lines as a terminal session. Returns null for other languages, and if no line has a
 * prompt.
 */
export function readPrompts(lines: readonly string[], language: string): TerminalCode | null {
  const terminal = terminals.get(language);
  if (!terminal || !lines.some((line) => terminal.prompt.test(line))) return null;
  const read = createLineReader(terminal);
  return { language: terminal.language, lines: lines.map(read) };
}

/** Returns a function that reads the lines of a session in order. */
function createLineReader({ prompt, next, incomplete }: Terminal): (line: string) => TerminalLine {
  /** The lines of the command so far; null behind its output. */
  let command: string | null = null;
  let goesOn = false;
  let hadNext = false;
  /** The last line of a text that a command reads, `EOF` of `<<EOF`. */
  let end: string | null = null;
  return (line) => {
    if (end !== null) {
      const text = line.replace(next, '');
      if (text.trim() === end) end = null;
      return { prompt: line.slice(0, line.length - text.length), text, isOutput: false };
    }
    // After the prompt of a next line, another may follow without a sign in the command.
    const more = goesOn || hadNext ? (next.exec(line)?.[0] ?? '') : '';
    const own = more === '' ? (prompt.exec(line)?.[0] ?? '') : more;
    const text = line.slice(own.length);
    const isOutput = own === '' && !goesOn && !line.startsWith('#');
    command = isOutput ? null : goesOn || more !== '' ? `${command ?? ''}\n${text}` : text;
    hadNext = more !== '';
    end = isOutput ? null : (hereDocument.exec(text)?.groups?.['word'] ?? null);
    goesOn = command !== null && end === null && (incomplete.test(text) || hasOpenQuote(command));
    return { prompt: own, text, isOutput };
  };
}

const hereDocument = /<<-?\s*(?<quote>["']?)(?<word>\w+)\k<quote>/;

/** Returns whether a quotation mark has no other. An apostrophe in a word is none. */
function hasOpenQuote(text: string): boolean {
  const bare = text.replaceAll(/\\.|\w'\w/g, '').replaceAll(/"[^"]*"|'[^']*'/g, '');
  return /^[^#]*["']/.test(bare);
}
