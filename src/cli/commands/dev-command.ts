import { resolve } from 'node:path';
import { openBrowser } from '../dev/open-browser.ts';
import { runDev, type StartDev } from '../dev/run-dev.ts';
import { jsonText } from '../terminal/command-output.ts';
import { outputWidth } from '../terminal/output-width.ts';
import { declareCommand, type AddCommand } from '../declaration/declare-command.ts';
import {
  allowHostOption,
  hostOption,
  jsonOption,
  pollOption,
  portOption,
  quietOption,
  rootOption,
  switchOption,
  verboseOption,
} from './options.ts';
import type { DevAddress } from './results.ts';

/**
 * Returns `docsgen dev`. `load` loads the function that starts the server; it is called only when
 * the command runs.
 */
export const devCommand = (load: () => Promise<StartDev>): AddCommand =>
  declareCommand({
    name: 'dev',
    description: 'Show the site while you write it: every page as it will be, and every change immediately',
    options: {
      root: rootOption,
      json: jsonOption,
      allowHost: allowHostOption,
      poll: pollOption,
      verbose: verboseOption('print the names of all changed files, and all problems in full'),
      quiet: quietOption('print only the URLs and errors: no warnings and no updates'),
      host: hostOption,
      port: portOption,
      open: switchOption('--open', 'open the browser'),
    },
    examples: ['dev --open', 'dev --host --port 4000'],
    run: async ({ root, host, port, allowHost, poll, open, json, quiet, verbose }, { command }) => {
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
        version: command.parent?.version() ?? '',
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
    },
  });
