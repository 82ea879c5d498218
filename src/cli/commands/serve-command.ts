import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import pc from 'picocolors';
import { DocsgenError } from '../../shared/problem.ts';
import { faultText } from '../terminal/fault-text.ts';
import { type OutputOptions, printResult } from '../terminal/command-output.ts';
import { addJsonOption, addQuietOption, addRootOption, parsePort } from './options.ts';
import type { ServedFolder } from './results.ts';

interface Options extends OutputOptions {
  readonly root: string;
  readonly out?: string;
  readonly base?: string;
  readonly host: string;
  readonly port?: number;
}

/** Adds `docsgen serve` to the program. */
export function addServeCommand(program: Command): void {
  addQuietOption(addJsonOption(addRootOption(program.command('serve'))))
    .description('Serve what `docsgen build` has made, as a static host would')
    .option('--out <dir>', 'output folder (default: build/ in the root)')
    .option('--base <path>', 'path that it was built for, over the configured one')
    .option('--host <host>', 'address to listen on', 'localhost')
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
      const { urls, close } = await serveFolder({ folder, config, host, port, onFault });
      const list = urls.map((url) => `  ${pc.cyan(url)}\n`).join('');
      const text = options.quiet ? '' : `${pc.green('✓')} Serving ${pc.dim(folder)}\n${list}`;
      printResult(options, { data: { folder, urls } satisfies ServedFolder, text });
      await new Promise<void>((end) => {
        for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end());
      });
      await close();
    });
}
