import { resolve } from 'node:path';
import type { Command } from 'commander';
import { openBrowser } from '../dev/open-browser.ts';
import { runDev, type StartDev } from '../dev/run-dev.ts';
import { jsonText, type OutputOptions } from '../terminal/command-output.ts';
import { outputWidth } from '../terminal/output-width.ts';
import {
  addAllowHostOption,
  addJsonOption,
  addQuietOption,
  addRootOption,
  addVerboseOption,
  parsePoll,
  parsePort,
} from './options.ts';
import type { DevAddress } from './results.ts';

interface Options extends OutputOptions {
  readonly root: string;
  readonly host: string | true;
  readonly port?: number;
  readonly allowHost?: readonly string[];
  readonly poll?: boolean | number;
  readonly open: boolean;
  readonly quiet: boolean;
  readonly verbose: boolean;
}

/**
 * Adds `docsgen dev` to the program. `load` loads the function that starts the server; it is called
 * only when the command runs.
 */
export function addDevCommand(program: Command, load: () => Promise<StartDev>): void {
  const command = addJsonOption(addRootOption(program.command('dev')));
  addAllowHostOption(command).option(
    '--poll [ms]',
    'look for changed files every second, or every so many milliseconds, where the file system does not report changes',
    parsePoll,
  );
  addVerboseOption(command, 'print the names of all changed files, and all problems in full');
  addQuietOption(command, 'print only the addresses and errors: no warnings and no updates')
    .description('Show the site while you write it: every page as it will be, and every change immediately')
    .option('--host [host]', 'address to listen on; `--host` alone means all addresses of this machine', 'localhost')
    .option('-p, --port <n>', 'port to listen on (default: 3000, or the next free one)', parsePort)
    .option('--open', 'open the browser', false)
    .action(async ({ root, host, port, allowHost, poll, open, json, quiet, verbose }: Options) => {
      const options = {
        root: resolve(root),
        host: host === true ? '0.0.0.0' : host,
        port,
        allowedHosts: allowHost,
        poll,
        // `performance.now()` is 0 when the process starts.
        begunAt: 0,
        opens: open,
        quiet,
        verbose,
        version: program.version() ?? '',
        onReady: ({ urls }: { readonly urls: readonly string[] }) => {
          if (json) process.stdout.write(jsonText([], { urls } satisfies DevAddress));
        },
      };
      const output = json ? process.stderr : process.stdout;
      await runDev(await load(), options, {
        keyboard: process.stdin,
        process,
        write: (text) => void output.write(text),
        width: () => outputWidth(output),
        openBrowser,
      });
    });
}
