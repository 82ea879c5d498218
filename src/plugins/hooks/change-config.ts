import type { SiteConfig } from '../../collections/define-config.ts';
import type { CheckedConfig, ConfigFile } from '../../config/load-config.ts';
import { joinUnknown, withUnknownFields } from '../../config/unknown-parts.ts';
import { isRecord } from '../../shared/is-record.ts';
import { DocsgenError, type Problem } from '../../shared/problem.ts';
import { hookFailure } from './hook-failure.ts';
import type { OpenedPlugin } from '../loading/open-plugins.ts';

/** Fields whose additions the texts of pages use by name. */
const usedByTexts = ['markdown', 'frontMatter', 'strings'];

/** A configuration file, and what it contains. */
interface WrittenConfig {
  readonly file: ConfigFile;
  readonly checked: CheckedConfig;
}

/**
 * Returns the configuration that the hooks `config` make of a checked configuration file, one after
 * the other, with the mistakes of all. A problem names the plugin whose hook fails or returns wrong
 * values; the other plugins get the configuration without these.
 */
export async function changeConfig(
  written: WrittenConfig,
  plugins: readonly OpenedPlugin[],
  check: (file: ConfigFile) => Promise<CheckedConfig>,
): Promise<CheckedConfig> {
  let { checked } = written;
  const problems: Problem[] = [...checked.problems];
  for (const opened of plugins) {
    // The values are the plugin's, so their positions are not in the file.
    const file = { ...checked.right, locate: () => null };
    const isRight = problems.length === 0;
    const input = await callHook(opened, written.file, file.input);
    if (input instanceof DocsgenError) {
      // A hook may fail because of what is missing in the configuration that it gets.
      if (isRight) problems.push(...input.problems);
      checked = withoutChange(checked);
      continue;
    }
    const known = new Set(isRight ? [] : (await check(file)).problems.map(({ title }) => title));
    const next = await check({ ...file, input });
    const mistakes = next.problems.filter(({ title }) => !known.has(title));
    problems.push(...mistakes.map((problem) => ofPlugin(problem, opened)));
    checked = next.value === null ? withoutChange(checked) : joined(checked, next);
  }
  return { ...checked, problems };
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

function withoutChange(checked: CheckedConfig): CheckedConfig {
  const { value } = checked;
  return { ...checked, value: value && { ...value, unknown: withUnknownFields(value.unknown, usedByTexts) } };
}

function joined({ value: earlier }: CheckedConfig, next: CheckedConfig): CheckedConfig {
  const { value } = next;
  return {
    ...next,
    value: value && { ...value, unknown: joinUnknown(earlier?.unknown ?? null, value.unknown) },
  };
}

function ofPlugin({ title, ...problem }: Problem, { plugin, module, entry }: OpenedPlugin): Problem {
  const file = module.sources[0] ?? entry.specifier;
  return { ...problem, title: `The plugin \`${plugin.name}\` returns a wrong configuration: ${title}`, file };
}
