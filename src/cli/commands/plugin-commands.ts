import type { Command } from 'commander';
import type { OpenedPlugin } from '../../plugins/loading/open-plugins.ts';
import { addOption } from '../declaration/declare-command.ts';
import { rootOption } from './options.ts';

/**
 * Adds the command that the arguments name, if a plugin of the site has it: `NAME`, or `help NAME`.
 * The configuration is read only if docsgen itself has no such command. Throws a `DocsgenError` if
 * it is wrong.
 */
export async function addPluginCommand(program: Command, args: readonly string[]): Promise<void> {
  const name = args[0] === 'help' ? args[1] : args[0];
  if (name === undefined || name.startsWith('-') || name === 'help') return;
  if (program.commands.some((command) => command.name() === name)) return;
  const root = rootIn(args);
  const { findConfigFile } = await import('../../config/find-config-file.ts');
  if (findConfigFile(root) === null) return;
  const { collectionTypes } = await import('../../collections/collection-types.ts');
  const { loadSiteConfig } = await import('../../pipeline/read-site-config.ts');
  const { config, plugins } = await loadSiteConfig(root, collectionTypes);
  for (const opened of plugins.plugins) addCommands(program, opened, config.root);
}

/** Returns the folder that the arguments name as the site's; the current one if they name none. */
function rootIn(args: readonly string[]): string {
  const index = args.findIndex((arg) => arg === '--root' || arg.startsWith('--root='));
  const arg = args[index];
  return arg === undefined ? '.' : arg === '--root' ? (args[index + 1] ?? '.') : arg.slice('--root='.length);
}

function addCommands(program: Command, opened: OpenedPlugin, root: string): void {
  // The program's own commands, and those of plugins before this one, stay as they are.
  const isTaken = (name: string) => program.commands.some((command) => command.name() === name);
  for (const { name, description, run } of opened.plugin.commands ?? []) {
    if (isTaken(name)) continue;
    addOption(program.command(name), rootOption)
      .description(description)
      .argument('[args...]')
      .allowUnknownOption()
      .exitOverride()
      .action(async (args: readonly string[]) => {
        try {
          await run({ root, args });
        } catch (cause) {
          const { hookFailure } = await import('../../plugins/hooks/hook-failure.ts');
          throw hookFailure({ opened, hook: `commands.${name}`, cause });
        }
      });
  }
}
