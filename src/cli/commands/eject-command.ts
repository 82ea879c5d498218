import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pc from 'picocolors';
import { requireConfigFile } from '../../config/find-config-file.ts';
import { suggest } from '../../shared/nearest.ts';
import { DocsgenError, type Problem } from '../../shared/problem.ts';
import { writeAtomically } from '../../system/write-atomically.ts';
import { replaceable } from '../../theme/replaceable.ts';
import { printResult } from '../terminal/command-output.ts';
import { outputWidth } from '../terminal/output-width.ts';
import { wrapCell } from '../terminal/wrap-text.ts';
import { declareCommand } from '../declaration/declare-command.ts';
import { jsonOption, quietOption, rootOption, switchOption } from './options.ts';
import type { EjectResult } from './results.ts';

export const addEjectCommand = declareCommand({
  name: 'eject',
  description: 'Copy a theme component to theme/ so that you can change it',
  arguments: [{ name: '[name]', text: 'name of the component, such as Footer' }],
  options: {
    root: rootOption,
    json: jsonOption,
    quiet: quietOption('do not print the name of the written file'),
    wrap: switchOption('--wrap', 'write a component around the original instead of a copy'),
    print: switchOption('--print', 'print the code instead of writing the file'),
    list: switchOption('--list', 'list the components, with a note on how safe each one is to replace'),
  },
  examples: ['eject --list', 'eject Footer --wrap'],
  run: async (options, { args: [name], command }) => {
    const root = resolve(options.root);
    if (options.list) {
      const replacing = await replacingPlugins(root);
      return printResult(options, {
        data: { components: replaceable } satisfies EjectResult,
        text: listText(replacing),
      });
    }
    if (name === undefined) return command.error("error: name a component, or list them with '--list'");
    const code = await codeOf(name, options.wrap);
    if (options.print) return printResult(options, { data: { code } satisfies EjectResult, text: code });
    requireConfigFile(root);
    const path = pathFor(root, name);
    await writeAtomically(join(root, path), code);
    const plugins = (await replacingPlugins(root)).get(name);
    const note = plugins ? `  ${replacedBy(plugins)} so far: the site's file replaces it.\n` : '';
    printResult(options, {
      data: { file: path } satisfies EjectResult,
      summary: `${pc.green('✓')} ${path}\n${note}`,
    });
  },
});

async function codeOf(name: string, isWrapped: boolean): Promise<string> {
  if (!Object.hasOwn(replaceable, name)) {
    const title = `The theme has no component \`${name}\` that can be replaced`;
    throw refusal('invalid-option', title, suggest(name, Object.keys(replaceable), 'components'));
  }
  const { ejectComponent, wrapComponent } = await import('../../bundler/eject-component.ts');
  return isWrapped ? wrapComponent(name) : ejectComponent(name);
}

/** Returns the path of a new override, relative to the root. Throws if the site has one already. */
function pathFor(root: string, name: string): string {
  const taken = ['tsx', 'jsx', 'ts', 'js'].find((extension) => existsSync(join(root, 'theme', `${name}.${extension}`)));
  if (taken === undefined) return `theme/${name}.tsx`;
  const title = `The site has theme/${name}.${taken} already`;
  throw refusal('invalid-option', title, 'Move the file, or print the code with --print and compare.');
}

function refusal(code: Problem['code'], title: string, hint: string): DocsgenError {
  return new DocsgenError([{ code, title, hint }]);
}

async function replacingPlugins(root: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const { findReplacingPlugins } = await import('../eject/replacing-plugins.ts');
  return findReplacingPlugins(root);
}

function replacedBy(plugins: readonly string[]): string {
  const names = plugins.map((name) => `\`${name}\``).join(' and ');
  return `Replaced by the ${plugins.length === 1 ? 'plugin' : 'plugins'} ${names}`;
}

function listText(replacing: ReadonlyMap<string, readonly string[]>): string {
  const entries = Object.entries(replaceable);
  const width = Math.max(...entries.map(([name]) => name.length));
  const room = outputWidth(process.stdout);
  const rows = entries.map(([name, { contract, safety, about }]) => {
    const note = safety === 'safe' ? pc.green('safe      ') : pc.yellow('may change');
    const plugins = replacing.get(name);
    const start = width + 26;
    const others = plugins ? ` ${replacedBy(plugins)}.` : '';
    const rest = wrapCell(`${about}${others}`, start, room);
    return `${name.padEnd(width)}  ${pc.dim(`contract ${contract}`)}  ${note}  ${rest}`;
  });
  return `${rows.join('\n')}\n`;
}
