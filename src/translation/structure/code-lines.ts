import type { Code } from 'mdast';
import { commentStyles } from '../../markdown/code/comment-styles.ts';

/** Languages of commands. In all other code, such as data and markup, texts are translated. */
const shells: ReadonlySet<string> = new Set([
  ...['bash', 'sh', 'shell', 'zsh', 'fish', 'console', 'shellsession', 'shell-session', 'terminal'],
  ...['powershell', 'ps', 'ps1', 'bat', 'batch', 'cmd', 'docker', 'dockerfile'],
]);

/** Programs whose names begin a command also in code that does not say its language. */
const programs =
  /^(?:sudo\s+)?(?:npm|npx|pnpm|yarn|bunx?|node|deno|docsgen|git|docker|curl|wget|pip3?|python3?|cargo|go|brew|apt(?:-get)?|ssh|cd|mkdir|cp|mv|rm)\s/;

/** What a reader of another language may type instead: words in quotes, and names to fill in. */
const words = /"(?:\\.|[^"\\])*"|'[^']*'|<[^<>\n]+>/g;

const prompt = /^[ \t]*(?:[$>%]|PS [^>]*>)[ \t]+/;

/**
 * Returns the commands in code without their comments and without words in quotes. In a
 * session, lines without a prompt are output, which may be translated.
 */
export function commandsIn({
  lang,
  value,
}: {
  readonly lang?: Code['lang'];
  readonly value: string;
}): readonly string[] {
  const language = lang?.toLowerCase() ?? '';
  const isPlain = language === '';
  if (!isPlain && !shells.has(language)) return [];
  const lines = value.split('\n').filter((line) => !isPlain || programs.test(line.replace(prompt, '')));
  const isSession = lines.some((line) => /^[ \t]*(?:\$|PS [^>]*>)[ \t]/.test(line));
  return lines.flatMap((line) => {
    if (isSession && !prompt.test(line)) return [];
    const command = withoutComment(line.replace(isSession ? prompt : '', '').replace(words, '…'), language);
    return command === '' ? [] : [command];
  });
}

function withoutComment(line: string, language: string): string {
  const starts = commentStyles(language).flatMap(({ open, isWord = false }) => {
    const pattern = new RegExp(`(?:^|\\s)${open.replace(/[^\w]/g, '\\$&')}${isWord ? '\\b' : ''}`, 'i');
    const at = pattern.exec(line)?.index;
    return at === undefined ? [] : [at];
  });
  return line
    .slice(0, Math.min(line.length, ...starts))
    .replace(/\s+/g, ' ')
    .trim();
}
