import type { SiteConfig } from '../../collections/define-config.ts';
import type { CheckedConfig, ConfigFile } from '../../config/load-config.ts';
import { isRecord } from '../../shared/is-record.ts';
import { DocsgenError, type Problem } from '../../shared/problem.ts';
import { hookFailure } from './hook-failure.ts';
import type { OpenedPlugin } from '../loading/open-plugins.ts';

/** A configuration file, and what it contains. */
interface WrittenConfig {
  readonly file: ConfigFile;
  readonly checked: CheckedConfig;
}

/**
 * Returns the configuration that the hooks `config` make of a configuration file, one after the
 * other, or null and the mistakes of all. A problem names the plugin whose hook fails or returns
 * wrong values; the other plugins get the configuration without these.
 */
export async function changeConfig(
  { file, checked }: WrittenConfig,
  plugins: readonly OpenedPlugin[],
  check: (file: ConfigFile) => Promise<CheckedConfig>,
): Promise<CheckedConfig> {
  let { value, input } = checked;
  const problems: Problem[] = [];
  for (const opened of plugins) {
    const changed = await callHook(opened, file, input);
    if (changed instanceof DocsgenError) {
      // A hook may fail because of what an earlier one could not add.
      if (problems.length === 0) problems.push(...changed.problems);
      continue;
    }
    // The values are the plugin's, so their positions are not in the file.
    const next = await check({ ...file, input: changed, locate: () => null });
    problems.push(...next.problems.map((problem) => ofPlugin(problem, opened)));
    if (next.value !== null) ({ value, input } = next);
  }
  return { value: problems.length > 0 ? null : value, problems, input };
}

/** Returns what the hook of a plugin returns, or the error for a hook that has thrown. */
async function callHook(opened: OpenedPlugin, { file, locate }: ConfigFile, input: unknown): Promise<unknown> {
  try {
    return isChecked(input) ? await opened.plugin.config?.(input) : input;
  } catch (cause) {
    return hookFailure({ opened, hook: 'config', cause, place: { file, ...locate(opened.entry.path) } });
  }
}

/** The values of the file, and of the plugins before this one, have been checked. */
function isChecked(input: unknown): input is SiteConfig {
  return isRecord(input);
}

function ofPlugin({ title, ...problem }: Problem, { plugin, module, entry }: OpenedPlugin): Problem {
  const file = module.sources[0] ?? entry.specifier;
  return { ...problem, title: `The plugin \`${plugin.name}\` returns a wrong configuration: ${title}`, file };
}
