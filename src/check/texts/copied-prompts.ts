import { asProblem, type Problem } from '../../shared/problem.ts';
import type { Fence } from './source-text.ts';
import type { TextRule } from './text-rule.ts';

/** Sessions, where prompts belong, have other names: `console`, `shell-session`. */
const shells: ReadonlySet<string> = new Set(['bash', 'sh', 'zsh', 'shell', 'shellscript']);

/** After `# `, these are commands and no words of a comment. */
const commands =
  /^# (?:sudo|apt|apt-get|dnf|yum|apk|pacman|brew|systemctl|service|docker|podman|kubectl|npm|npx|pnpm|yarn|pip|pip3|git|curl|wget|tar|mkdir|chmod|chown|cp|mv|rm|useradd|usermod|passwd|mount|ufw|iptables|asterisk|crontab|journalctl)\s+\S/;

/**
 * Finds commands that begin with the prompt of a shell, which readers copy with them. Only blocks
 * in which each command has one are reported: in others the prompts tell commands from output.
 */
export const copiedPrompts: TextRule = ({ file, fences }) =>
  fences
    .filter(({ language, meta }) => shells.has(language) && !/\bno-check\b/.test(meta))
    .flatMap((fence) =>
      promptsIn(fence).map(({ line, prompt }): Problem => {
        const place = fence.locate(line, 1);
        return asProblem({
          code: 'copied-prompt',
          title: `A command begins with the prompt \`${prompt.trim()}\``,
          hint: 'Remove the prompt, so that readers copy only the command.',
          file,
          ...place,
          endColumn: place.column + prompt.length,
          fix: { ...place, before: prompt, after: '' },
        });
      }),
    );

interface Prompt {
  /** Line in the code, from 1. */
  readonly line: number;
  /** With the space after it. */
  readonly prompt: string;
}

/**
 * Returns the prompts of a block; none if a line is neither a command with one nor a part of one.
 */
function promptsIn({ code }: Fence): readonly Prompt[] {
  const lines = code.split('\n');
  const prompts: Prompt[] = [];
  let continues = false;
  for (const [index, line] of lines.entries()) {
    const prompt: string | null = continues
      ? null
      : (/^\$ +(?=\S)/.exec(line)?.[0] ?? (commands.test(line) ? '# ' : null));
    const isComment = /^\s*#/.test(line);
    if (prompt !== null) prompts.push({ line: index + 1, prompt });
    else if (!continues && line.trim() !== '' && !isComment) return [];
    continues = line.endsWith('\\') && (continues || prompt !== null);
  }
  // Among prompts for users, what begins with `#` is a comment.
  const isMixed = prompts.some(({ prompt }) => prompt.startsWith('$'));
  const isCommented = lines.some((line) => line.startsWith('#') && !commands.test(line));
  return prompts.filter(({ prompt }) => prompt.startsWith('$') || (!isMixed && !isCommented));
}
