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
  /** Language of the commands. */
  readonly language: string;
}

const shell: Terminal = { prompt: /^(?:[\w.-]+@[\w.-][^$%#\s]*)?[$%] /, language: 'bash' };
const session: Terminal = { prompt: /^(?:[\w.-]+@[\w.-][^$%#\s]*)?[$%#>❯] /, language: 'bash' };
const powershell: Terminal = { prompt: /^PS(?: [^>]*)?> /, language: 'powershell' };
const batch: Terminal = { prompt: /^[A-Z]:\\[^>]*> ?/i, language: 'bat' };

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
  let continues = false;
  return {
    language: terminal.language,
    lines: lines.map((line) => {
      const prompt = terminal.prompt.exec(line)?.[0] ?? '';
      const isOutput = prompt === '' && !continues && !line.startsWith('#');
      continues = !isOutput && /[\\^`]$/.test(line);
      return { prompt, text: line.slice(prompt.length), isOutput };
    }),
  };
}
