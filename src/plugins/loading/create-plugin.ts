import { validate } from '../../config/validate.ts';
import type { PipelinePlugin } from '../../markdown/page/options.ts';
import { isRecord } from '../../shared/is-record.ts';
import { suggest } from '../../shared/nearest.ts';
import { asProblem, DocsgenError, type Problem } from '../../shared/problem.ts';
import type { Plugin } from '../contract/plugin.ts';
import type { OpenedModule } from './open-module.ts';
import { fieldNames, pluginSchema } from './plugin-schema.ts';

interface PluginSource {
  readonly entry: Pick<PipelinePlugin, 'specifier' | 'options' | 'kind'>;
  readonly module: Pick<OpenedModule, 'exported' | 'locate' | 'sources'>;
  readonly root: string;
  /** Reads a file of the site. */
  readonly read: (path: string) => string;
  /** Where the configuration names the plugin. */
  readonly place: Pick<Problem, 'file' | 'line' | 'column'>;
}

/**
 * Returns the plugin of a module; null for a unified plugin. Throws a `DocsgenError` if the module
 * exports something else.
 */
export function createPlugin({ entry, module, root, read, place }: PluginSource): Plugin | null {
  const { specifier, options, kind } = entry;
  const { exported, locate } = module;
  const refuse = (code: Problem['code'], title: string, hint: string, at: typeof place = place): never => {
    throw new DocsgenError([{ code, title, hint, ...at }]);
  };
  if (kind !== 'plugin') {
    if (typeof exported === 'function') return null;
    return refuse('invalid-plugin', `\`${specifier}\` exports no function by default`, `Name a ${kind} plugin.`);
  }
  let plugin: unknown = exported;
  if (typeof exported === 'function') {
    try {
      plugin = exported({ options, root, read });
    } catch (cause) {
      if (cause instanceof DocsgenError) throw cause;
      const reason = cause instanceof Error ? cause.message : String(cause);
      const hint = 'Check the options of the plugin in the configuration, or correct the plugin.';
      refuse(
        'plugin-failed',
        `The plugin \`${specifier}\` refuses its options: ${reason}`,
        hint,
        locate(cause) ?? place,
      );
    }
  }
  if (!isPlugin(plugin)) {
    const hint = 'A plugin is an object with a `name` and hooks, or a function that returns one.';
    return refuse('invalid-plugin', `\`${specifier}\` is not a plugin`, hint);
  }
  const [file] = module.sources;
  const problems = mistakesOf(plugin, file === undefined ? place : { file });
  if (problems.length > 0) throw new DocsgenError(problems);
  return plugin;
}

/** Returns every hook that a plugin cannot have, and every value of the wrong shape. */
function mistakesOf(plugin: Plugin, place: PluginSource['place']): readonly Problem[] {
  const codes = { unknownKey: 'invalid-plugin', invalidValue: 'invalid-plugin' } as const;
  const unknown = Object.keys(plugin).filter((name) => !fieldNames.includes(name));
  const wrong = validate({ schema: pluginSchema, input: plugin, file: '', locate: () => null, codes }).problems;
  return [
    ...unknown.map((name): Problem => {
      const title = `The plugin \`${plugin.name}\` has no hook \`${name}\``;
      const hint = suggest(name, fieldNames, 'hooks');
      return asProblem({ code: 'invalid-plugin', title, hint, ...place });
    }),
    ...wrong.map(({ title, ...problem }): Problem => {
      const named = `The plugin \`${plugin.name}\` has a hook of the wrong form: ${title}`;
      return { ...problem, title: named, ...place };
    }),
  ];
}

function isPlugin(value: unknown): value is Plugin {
  return isRecord(value) && typeof value['name'] === 'string' && value['name'] !== '';
}
