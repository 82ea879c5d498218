import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import pc from 'picocolors';
import { DocsgenError } from '../../shared/problem.ts';
import { addRootOption, parsePort } from '../options.ts';

interface Options {
  readonly root: string;
  readonly out?: string;
  readonly base?: string;
  readonly host: string;
  readonly port?: number;
}

/** Adds `docsgen serve` to the program. */
export function addServeCommand(program: Command): void {
  addRootOption(program.command('serve'))
    .description('Serve what `docsgen build` has made, as a static host would')
    .option('--out <dir>', 'output folder (default: build/ in the root)')
    .option('--base <path>', 'path that it was built for, over the configured one')
    .option('--host <host>', 'address to listen on', 'localhost')
    .option('--port <n>', 'port to listen on (default: 3000, or the next free one)', parsePort)
    .action(async ({ root, out, base, host, port }: Options) => {
      const { loadConfig } = await import('../../config/load-config.ts');
      const { serveFolder } = await import('../serve-folder.ts');
      const config = await loadConfig(root, { base });
      const folder = resolve(out ?? join(config.root, 'build'));
      if (!existsSync(folder)) {
        throw new DocsgenError([
          { severity: 'error', title: `There is nothing to serve in ${folder}`, hint: 'Run `docsgen build` first.' },
        ]);
      }
      const { url, closed } = await serveFolder({ folder, config, host, port });
      process.stdout.write(`${pc.green('✓')} Serving ${pc.dim(folder)}\n  ${pc.cyan(url)}\n`);
      await closed;
    });
}
