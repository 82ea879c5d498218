import type { Command } from 'commander';
import pc from 'picocolors';
import { problemGroups } from '../../shared/problem-codes.ts';
import { formatMarkdown } from '../explain/format-markdown.ts';
import { type Explanation, readExplanation } from '../../system/read-explanation.ts';
import { type OutputOptions, printResult } from '../terminal/command-output.ts';
import { addJsonOption } from './options.ts';

/** Adds `docsgen explain` to the program. */
export function addExplainCommand(program: Command): void {
  addJsonOption(program.command('explain'))
    .description('Explain the code of an error or a warning: its cause, an example, and what to do')
    .argument('[code]', 'code of a problem, such as broken-link; without one, all codes are listed')
    .action((code: string | undefined, options: OutputOptions) => {
      if (code === undefined) return printResult(options, { data: { groups: problemGroups }, text: listText() });
      const explanation = readExplanation(code);
      printResult(options, { data: explanation, text: pageText(explanation) });
    });
}

/** Longer lines are hard to read. */
const widest = 100;

function pageText({ code, title, text }: Explanation): string {
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
