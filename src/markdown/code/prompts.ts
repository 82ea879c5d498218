/** A line of a terminal. */
export interface TerminalLine {
  /** What the terminal writes before a command, with the space after it; empty for a line without. */
  readonly prompt: string;
  readonly text: string;
  /** The line is neither a command nor the rest of one. */
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

/** What a terminal shows, where some line of it has a prompt. */
export interface TerminalCode {
  readonly language: string;
  readonly lines: readonly TerminalLine[];
}

/** Returns what the lines are to a terminal, null in other languages and where no line has a prompt. */
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
