import * as z from 'zod';
import { stringsSchema } from '../../config/schema/strings.ts';
import { pathText } from '../../config/validate.ts';
import type { PipelinePlugin } from '../../markdown/page/options.ts';
import { isRecord } from '../../shared/is-record.ts';
import { suggest } from '../../shared/nearest.ts';
import { DocsgenError, type Problem } from '../../shared/problem.ts';
import type { Plugin } from '../contract/plugin.ts';
import { rulesSchema } from './rules-schema.ts';
import type { OpenedModule } from './open-module.ts';

/** The fields of a plugin, and the type of each. */
const fields: Readonly<Record<keyof Plugin, 'string' | 'function' | 'object' | 'list of paths'>> = {
  name: 'string',
  config: 'function',
  markdown: 'object',
  strings: 'object',
  theme: 'string',
  styles: 'list of paths',
  client: 'list of paths',
  parser: 'function',
  collections: 'object',
  draw: 'object',
  routes: 'function',
  references: 'function',
  page: 'function',
  rules: 'object',
  output: 'function',
  commands: 'object',
};

/** The rules of the values of some fields. */
const schemas = { strings: stringsSchema, rules: rulesSchema } as const;

interface PluginSource {
  readonly entry: Pick<PipelinePlugin, 'specifier' | 'options' | 'kind'>;
  readonly module: Pick<OpenedModule, 'exported' | 'locate'>;
  readonly root: string;
  /** Where the configuration names the plugin. */
  readonly place: Pick<Problem, 'file' | 'line' | 'column'>;
}

/**
 * Returns the plugin of a module; null for a unified plugin. Throws a `DocsgenError` if the module
 * exports something else.
 */
export function createPlugin({ entry, module, root, place }: PluginSource): Plugin | null {
  const { specifier, options, kind } = entry;
  const { exported, locate } = module;
  const refuse = (code: Problem['code'], title: string, hint: string, at: typeof place = place): never => {
    throw new DocsgenError([{ severity: 'error', code, title, hint, ...at }]);
  };
  if (kind !== 'plugin') {
    if (typeof exported === 'function') return null;
    return refuse('invalid-plugin', `\`${specifier}\` exports no function by default`, `Name a ${kind} plugin.`);
  }
  let plugin: unknown = exported;
  if (typeof exported === 'function') {
    try {
      plugin = exported({ options, root });
    } catch (cause) {
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
  for (const [name, value] of Object.entries(plugin)) {
    const type = Object.entries(fields).find(([field]) => field === name)?.[1];
    if (type === undefined)
      refuse(
        'invalid-plugin',
        `The plugin \`${plugin.name}\` has no hook \`${name}\``,
        suggest(name, Object.keys(fields), 'hooks'),
      );
    if (value !== undefined && !isOfType(value, type))
      refuse(
        'invalid-plugin',
        `\`${name}\` of the plugin \`${plugin.name}\` is not ${article(type)} ${type}`,
        `Expected ${article(type)} ${type}.`,
      );
  }
  for (const [name, schema] of Object.entries(schemas)) {
    const { error } = schema.safeParse(Reflect.get(plugin, name) ?? {});
    const [issue] = error?.issues ?? [];
    if (!issue) continue;
    const title = `\`${pathText([name, ...issue.path])}\` of the plugin \`${plugin.name}\` is wrong`;
    refuse('invalid-plugin', title, `Expected ${issue.message}.`);
  }
  return plugin;
}

const pathsSchema = z.array(z.string());

function isOfType(value: unknown, type: string | undefined): boolean {
  return type === 'list of paths' ? pathsSchema.safeParse(value).success : typeof value === type;
}

function article(type = ''): string {
  return type.startsWith('o') ? 'an' : 'a';
}

function isPlugin(value: unknown): value is Plugin {
  return isRecord(value) && typeof value['name'] === 'string' && value['name'] !== '';
}
