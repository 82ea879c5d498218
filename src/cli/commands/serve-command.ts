import { basename, dirname } from 'node:path';
import pc from 'picocolors';
import { servedBase } from '../../site/graph/address.ts';
import { faultText } from '../terminal/fault-text.ts';
import { formatAddresses } from '../terminal/format-addresses.ts';
import { type OutputOptions, printResult } from '../terminal/command-output.ts';
import { declareCommand } from '../declaration/declare-command.ts';
import {
  allowHostOption,
  hostOption,
  jsonOption,
  outOption,
  portOption,
  quietOption,
  rootOption,
  textOption,
  verboseOption,
} from './options.ts';
import type { ServedFolder, ServeResult } from './results.ts';

export const addServeCommand = declareCommand({
  name: 'serve',
  description: 'Serve what `docsgen build` has written, as a static host would',
  options: {
    root: rootOption,
    json: jsonOption,
    allowHost: allowHostOption,
    verbose: verboseOption('print each request with the status of its response'),
    quiet: quietOption('print only the URLs and errors'),
    out: outOption(
      'output folder (default: build/ in the root, and the folders of languages that are served elsewhere)',
    ),
    base: textOption('--base <path>', 'path that the site was built for, instead of the configured one'),
    host: hostOption,
    port: portOption,
  },
  examples: ['serve --port 4000'],
  run: async (options, { command }) => {
    const { host, port, allowHost: allowedHosts } = options;
    const { planFolders } = await import('../serve/plan-folders.ts');
    const { serveFolder } = await import('../serve/serve-folder.ts');
    const folders = await planFolders(options);
    const onFault = (error: unknown) => void process.stderr.write(faultText(error, ['serve']));
    const onAnswer = (line: string) => void (options.verbose && process.stderr.write(`${line}\n`));
    const address = host === true ? '0.0.0.0' : host;
    const served: (ServedFolder & { readonly close: () => Promise<void> })[] = [];
    const close = async () => {
      for (const each of served) await each.close();
    };
    try {
      for (const [index, { folder, config }] of folders.entries()) {
        const own = port === undefined ? undefined : port + index;
        const serving = await serveFolder({
          folder,
          config,
          host: address,
          port: own,
          allowedHosts,
          onFault,
          onAnswer,
        });
        served.push({ folder, address: config.url + servedBase(config), ...serving });
      }
    } catch (error) {
      await close();
      throw error;
    }
    printServed(options, served, `docsgen ${command.parent?.version() ?? ''}`);
    await new Promise<void>((end) => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => end());
    });
    await close();
  },
});

/** Prints what is served, each folder with its addresses. */
function printServed(options: OutputOptions, served: readonly ServedFolder[], name: string): void {
  const all = served.map(({ folder, address, urls }): ServedFolder => ({ folder, address, urls }));
  const [first] = all;
  if (!first) return;
  const others = all.length === 1 ? [] : all;
  const titleOf = ({ folder, address }: ServedFolder) => `${basename(folder)}/ ${pc.dim(`for ${address}`)}\n`;
  const what = others.length === 0 ? first.folder : `${others.length} folders of ${dirname(first.folder)}`;
  printResult(options, {
    data: { ...first, folders: all } satisfies ServeResult,
    summary: `${pc.green('✓')} ${pc.bold(name)} ${pc.dim(`serves ${what}`)}\n`,
    text: all
      .map((each) => `${others.length === 0 ? '' : titleOf(each)}${formatAddresses(each.urls).join('\n')}\n`)
      .join(''),
  });
}
