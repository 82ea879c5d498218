import { isInnerPath } from '../../shared/inner-path.ts';
import { DocsgenError, type Problem } from '../../shared/problem.ts';
import type { Route } from '../../site/graph/site.ts';
import type { ReferenceContext } from '../../site/references/references.ts';
import { hookFailure } from './hook-failure.ts';
import type { OpenedPlugin, SitePlugins } from '../loading/open-plugins.ts';
import type { PublishedFile } from '../contract/site-hooks.ts';
import { pageFacts, publishedPage, siteAddress } from './page-facts.ts';

/** A file that a plugin writes beside the pages. */
export interface PluginFile {
  /** Relative to the output folder. */
  readonly path: string;
  readonly content: string | Uint8Array;
  readonly writer: FileWriter;
}

/** What an output has beside the files of plugins. */
export interface WrittenOutput {
  readonly routes: readonly Route[];
  readonly files: ReadonlyMap<string, Omit<PublishedFile, 'path'>>;
}

/** The plugin that writes a file. */
export interface FileWriter {
  /** Name of the plugin. */
  readonly plugin: string;
  /** Returns where the plugin writes the file, or else the plugin's file. */
  readonly locate: () => Pick<Problem, 'file' | 'line' | 'column'>;
}

/**
 * Returns the files that the hooks `output` of the plugins write for the pages and files of an
 * output. Throws a `DocsgenError` if a hook fails, or writes what cannot be a
 * file.
 */
export async function makePluginFiles(
  { plugins }: Pick<SitePlugins, 'plugins'>,
  context: ReferenceContext,
  { routes, files: written }: WrittenOutput,
): Promise<readonly PluginFile[]> {
  const made = new Map<string, PluginFile>();
  const problems: Problem[] = [];
  const writing = plugins.filter(({ plugin }) => plugin.output !== undefined);
  if (writing.length === 0) return [];
  const pages = routes.map((route) => ({ ...pageFacts(route), ...publishedPage(context, route) }));
  const { base } = context.site.config;
  const siteUrl = siteAddress(context.site);
  const files = [...written]
    .map(([path, { hash, locale }]) => ({ path, hash, locale }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  for (const opened of writing) {
    try {
      await opened.plugin.output?.({ siteUrl, base, pages, files, write: createWriter(opened, made) });
    } catch (cause) {
      problems.push(...hookFailure({ opened, hook: 'output', cause }).problems);
    }
  }
  if (problems.length > 0) throw new DocsgenError(problems);
  return [...made.values()];
}

/**
 * The values have no certain type: the hook may be JavaScript. A throw has the position of a call.
 */
function createWriter({ plugin, module }: OpenedPlugin, files: Map<string, PluginFile>) {
  return (path: unknown, content: unknown) => {
    if (typeof path !== 'string')
      throw new TypeError(
        `the path that it writes is not a string but ${JSON.stringify(path) ?? `of type ${typeof path}`}`,
      );
    const name = `\`${path}\``;
    if (!isInnerPath(path)) throw new Error(`it writes ${name}, which is not a path inside the output folder`);
    if (typeof content !== 'string' && !(content instanceof Uint8Array))
      throw new TypeError(`what it writes to ${name} is neither a text nor bytes (\`Uint8Array\`)`);
    const earlier = files.get(path.toLowerCase());
    if (earlier?.writer.plugin === plugin.name) throw new Error(`it writes ${name} twice`);
    if (earlier)
      throw new Error(`it writes ${name}, which the plugin \`${earlier.writer.plugin}\` has already written`);
    const call = new Error('The position of the call');
    const writer: FileWriter = {
      plugin: plugin.name,
      locate: () => module.locate(call) ?? { file: module.sources[0] },
    };
    files.set(path.toLowerCase(), { path, content, writer });
  };
}
