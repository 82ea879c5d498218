import { resolve } from 'node:path';
import pc from 'picocolors';
import { DocsgenError, hasErrors } from '../../shared/problem.ts';
import { declareCommand } from '../declaration/declare-command.ts';
import { jsonOption, quietOption, rootOption } from '../commands/options.ts';
import type { ExtractedStrings } from '../commands/results.ts';
import { printProblems, printResult } from '../terminal/command-output.ts';

export const addExtractCommand = declareCommand({
  name: 'extract',
  description: "Write each language's missing strings and labels to files",
  options: { root: rootOption, json: jsonOption, quiet: quietOption() },
  examples: ['i18n extract'],
  run: async (options) => {
    const root = resolve(options.root);
    const { loadSiteConfig } = await import('../../pipeline/read-site-config.ts');
    const { collectionTypes } = await import('../../collections/collection-types.ts');
    const { reportStrings } = await import('../../pipeline/strings/report-strings.ts');
    const { writeSkeletons } = await import('../../pipeline/strings/write-skeletons.ts');
    const { reportLabels } = await import('../../pipeline/labels/report-labels.ts');
    const { writeLabels } = await import('../../pipeline/labels/write-labels.ts');
    const configured = await loadSiteConfig(root, collectionTypes);
    const { config } = configured;
    const strings = await reportStrings(config);
    const labels = await reportLabels(configured);
    const known = [...strings.problems.filter(({ code }) => code !== 'missing-strings'), ...labels.problems];
    if (hasErrors(known)) throw new DocsgenError(known);
    const [, ...locales] = config.locales;
    const results = [
      await writeSkeletons(root, strings.value),
      await writeLabels(root, { locales, labels: labels.value }),
    ];
    const written = results.flatMap((each) => each.written);
    const left = results.flatMap((each) => each.left);
    const lines = written.map((file) => `${pc.green('✓')} ${file}\n`);
    const rest = left.map(({ file, text }) => `${file} exists. It lacks:\n${text}`);
    const summary = [...lines, ...rest].join('') || `${pc.green('✓')} There is nothing to add.\n`;
    if (!options.json) printProblems(options, known, root);
    const data = { written, left, texts: labels.value } satisfies ExtractedStrings;
    printResult(options, { problems: known, data, summary });
  },
});
