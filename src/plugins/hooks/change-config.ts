import type { SiteConfig } from '../../collections/define-config.ts';
import type { Config } from '../../config/config.ts';
import type { ConfigFile } from '../../config/load-config.ts';
import { isRecord } from '../../shared/is-record.ts';
import { DocsgenError, type Outcome, type Problem } from '../../shared/problem.ts';
import { hookFailure } from './hook-failure.ts';
import type { OpenedPlugin } from '../loading/open-plugins.ts';

/**
 * Returns the configuration that the hooks `config` make of a configuration file, one after the
 * other; null if it is incomplete. Throws a `DocsgenError` that names the plugin if a hook fails or
 * returns wrong values.
 */
export async function changeConfig(
  file: ConfigFile,
  plugins: readonly OpenedPlugin[],
  check: (file: ConfigFile) => Promise<Outcome<Config | null>>,
): Promise<Config | null> {
  let input = file.input;
  let config: Config | null = null;
  for (const opened of plugins) {
    const { plugin, module } = opened;
    try {
      if (isChecked(input)) input = await plugin.config?.(input);
    } catch (cause) {
      throw hookFailure({
        opened,
        hook: 'config',
        cause,
        place: { file: file.file, ...file.locate(opened.entry.path) },
      });
    }
    // The values are the plugin's, so their positions are not in the file.
    const checked = await check({ ...file, input, locate: () => null });
    if (checked.problems.length > 0) {
      const place = { file: module.sources[0] ?? file.file };
      throw new DocsgenError(checked.problems.map((problem) => ofPlugin(problem, plugin.name, place)));
    }
    config = checked.value;
  }
  return config;
}

/** The values of the file, and of the plugins before this one, have been checked. */
function isChecked(input: unknown): input is SiteConfig {
  return isRecord(input);
}

function ofPlugin({ title, ...problem }: Problem, name: string, place: Pick<Problem, 'file'>): Problem {
  return { ...problem, title: `The plugin \`${name}\` returns a wrong configuration: ${title}`, ...place };
}
