import pc from 'picocolors';
import { problemGroups } from '../../shared/problem-codes.ts';
import { formatMarkdown } from '../explain/format-markdown.ts';
import { type Explanation, readExplanation } from '../../system/read-explanation.ts';
import { printResult } from '../terminal/command-output.ts';
import { outputWidth } from '../terminal/output-width.ts';
import { wrapCell } from '../terminal/wrap-text.ts';
import { declareCommand } from '../declaration/declare-command.ts';
import { jsonOption, rootOption } from './options.ts';
import type { CodeList } from './results.ts';

export const addExplainCommand = declareCommand({
  name: 'explain',
  description: 'Explain the code of an error or a warning: its cause, an example, and what to do',
  arguments: [
    {
      name: '[code]',
      text: 'code of a problem, such as broken-link, or words/too-long from a plugin; without a code, list all codes',
    },
  ],
  options: { root: rootOption, json: jsonOption },
  examples: ['explain broken-link'],
  run: async (options, { args: [code] }) => {
    if (code === undefined)
      return printResult(options, { data: { groups: problemGroups } satisfies CodeList, text: listText() });
    const explanation = await explain(code, options.root);
    printResult(options, { data: explanation, text: pageText(explanation) });
  },
});

/** The codes of plugins have the name of the plugin before a slash. */
async function explain(code: string, root: string): Promise<Explanation> {
  if (!code.includes('/')) return readExplanation(code);
  const { readPluginCode } = await import('../explain/read-plugin-code.ts');
  return readPluginCode(code, root);
}

/** Longer lines are hard to read. */
const widest = 100;

function pageText({ code, title, text }: Explanation): string {
  const width = Math.min(outputWidth(process.stdout) ?? widest, widest);
  return `${pc.bold(code)}\n${title}.\n\n${formatMarkdown(text, width)}\n`;
}

function listText(): string {
  const width = Math.max(...problemGroups.flatMap(({ kinds }) => Object.keys(kinds).map((code) => code.length)));
  const room = outputWidth(process.stdout);
  const groups = problemGroups.map(({ title, kinds }) => {
    const rows = Object.entries(kinds).map(
      ([code, kind]) => `  ${pc.cyan(code.padEnd(width))}  ${wrapCell(kind.title, width + 4, room)}\n`,
    );
    return `${pc.bold(title)}\n${rows.join('')}`;
  });
  return `${groups.join('\n')}\n${pc.cyan('docsgen explain CODE')} explains one of them.\n`;
}
