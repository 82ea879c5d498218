import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import pc from 'picocolors';
import { DocsgenError } from '../../shared/problem.ts';
import { faultText } from '../terminal/fault-text.ts';
import { formatAddresses } from '../terminal/format-addresses.ts';
import { type OutputOptions, printResult } from '../terminal/command-output.ts';
import { addJsonOption, addQuietOption, addRootOption, addVerboseOption, parsePort } from './options.ts';
import type { ServedFolder } from './results.ts';

interface Options extends OutputOptions {
  readonly root: string;
  readonly out?: string;
  readonly base?: string;
  readonly host: string | true;
  readonly port?: number;
  readonly verbose: boolean;
}

/** Adds `docsgen serve` to the program. */
export function addServeCommand(program: Command): void {
  const command = addJsonOption(addRootOption(program.command('serve')));
  addVerboseOption(command, 'print each request with the status of its answer');
  addQuietOption(command, 'print the addresses and errors only')
    .description('Serve what `docsgen build` has made, as a static host would')
    .option('--out <dir>', 'output folder (default: build/ in the root)')
    .option('--base <path>', 'path that it was built for, over the configured one')
    .option('--host [host]', 'address to listen on; without one, all addresses of this machine', 'localhost')
    .option('--port <n>', 'port to listen on (default: 3000, or the next free one)', parsePort)
    .action(async (options: Options) => {
      const { root, out, base, host, port } = options;
      const { loadSiteConfig } = await import('../../pipeline/read-site-config.ts');
      const { collectionTypes } = await import('../../collections/collection-types.ts');
      const { serveFolder } = await import('../serve/serve-folder.ts');
      const { config } = await loadSiteConfig(root, collectionTypes, { base, command: 'serve' });
      const folder = resolve(out ?? join(config.root, 'build'));
      if (!existsSync(folder)) {
        const title = `There is nothing to serve in ${folder}`;
        throw new DocsgenError([
          { severity: 'error', code: 'missing-folder', title, hint: 'Run `docsgen build` first.' },
        ]);
      }
      const onFault = (error: unknown) => void process.stderr.write(faultText(error, ['serve']));
      const onAnswer = (line: string) => void (options.verbose && process.stderr.write(`${line}\n`));
      const address = host === true ? '0.0.0.0' : host;
      const { urls, close } = await serveFolder({ folder, config, host: address, port, onFault, onAnswer });
      const name = `docsgen ${program.version() ?? ''}`;
      printResult(options, {
        data: { folder, urls } satisfies ServedFolder,
        summary: `${pc.green('✓')} ${pc.bold(name)} ${pc.dim(`serves ${folder}`)}\n`,
        text: `${formatAddresses(urls).join('\n')}\n`,
      });
      await new Promise<void>((end) => {
        for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => end());
      });
      await close();
    });
}
