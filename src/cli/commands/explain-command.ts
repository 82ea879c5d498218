import type { Command } from 'commander';
import pc from 'picocolors';
import { problemGroups } from '../../shared/problem-codes.ts';
import { formatMarkdown } from '../explain/format-markdown.ts';
import { readExplanation } from '../explain/read-explanation.ts';

/** Adds `docsgen explain` to the program. */
export function addExplainCommand(program: Command): void {
  program
    .command('explain')
    .description('Explain the code of an error or a warning: its cause, an example, and what to do')
    .argument('[code]', 'code of a problem, such as broken-link; without one, all codes are listed')
    .action((code: string | undefined) => {
      process.stdout.write(code === undefined ? listText() : pageText(code));
    });
}

/** Longer lines are hard to read. */
const widest = 100;

function pageText(name: string): string {
  const { code, title, text } = readExplanation(name);
  // A pipe has no width.
  const width = Math.min(process.stdout.columns ?? widest, widest);
  return `${pc.bold(code)}\n${title}.\n\n${formatMarkdown(text, width)}\n`;
}

function listText(): string {
  const width = Math.max(...problemGroups.flatMap(({ kinds }) => Object.keys(kinds).map((code) => code.length)));
  const groups = problemGroups.map(({ title, kinds }) => {
    const rows = Object.entries(kinds).map(([code, kind]) => `  ${pc.cyan(code.padEnd(width))}  ${kind.title}\n`);
    return `${pc.bold(title)}\n${rows.join('')}`;
  });
  return `${groups.join('\n')}\n${pc.cyan('docsgen explain CODE')} explains one of them.\n`;
}
