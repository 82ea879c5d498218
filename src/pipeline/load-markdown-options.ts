import { suggest } from '../shared/nearest.ts';
import type { Config } from '../config/config.ts';
import { type CodeTheme, codeThemeNames, loadCodeTheme } from '../markdown/code/code-theme.ts';
import type { MarkdownOptions } from '../markdown/page/options.ts';
import { asProblem, type Outcome, type Problem } from '../shared/problem.ts';
import type { SitePlugins } from '../plugins/loading/open-plugins.ts';
import { withOwnPlugins } from '../plugins/loading/find-own-plugins.ts';
import { findMappedElements } from '../bundler/find-mapped-elements.ts';
import { iconNames } from '../theme/icons/icon-paths.ts';

/**
 * Returns the Markdown options of a site. An unknown code theme or icon is a problem; the default
 * code theme is used instead.
 */
export async function loadMarkdownOptions(
  config: Config,
  { pipeline }: Pick<SitePlugins, 'pipeline'>,
): Promise<Outcome<MarkdownOptions>> {
  const problems: Problem[] = [];
  const report = (path: readonly string[], title: string, hint: string) => {
    const { file } = config;
    problems.push(asProblem({ code: 'invalid-config-value', title, hint, file, ...config.locate(path) }));
  };
  const load = async (field: 'theme' | 'darkTheme', name: string): Promise<CodeTheme> => {
    if (codeThemeNames().includes(name)) return loadCodeTheme(name);
    const hint = suggest(name, codeThemeNames(), 'themes');
    const title = `\`code.${field}\` is "${name}", which is not a code theme`;
    report(['code', field], title, hint);
    return loadCodeTheme('vsDark');
  };
  const { theme, darkTheme, marks: lineMarks } = config.code;
  const codeTheme = await load('theme', theme);
  const darkCodeTheme = darkTheme === null ? null : await load('darkTheme', darkTheme);
  const { variables, admonitions, customElements } = config.markdown;
  for (const [name, { icon }] of Object.entries(admonitions)) {
    if (iconNames.includes(icon)) continue;
    const path = ['markdown', 'admonitions', name, 'icon'];
    const title = `\`${path.join('.')}\` is "${icon}", which is not an icon`;
    const hint = suggest(icon, iconNames, 'icons');
    report(path, title, hint);
  }
  const { inlineStyles } = config.security;
  const { zoom, captions } = config.images;
  const pictures = { zoom, captions };
  const plugins = await withOwnPlugins(config, pipeline);
  const mappedElements = await findMappedElements(config);
  const texts = { variables, admonitions, customElements, mappedElements, origin: config.url, policy: config.policy };
  const { emoji, diagrams, headingIds } = config.markdown;
  const switches = { emoji, diagrams, keepsIdCase: headingIds === 'keep' };
  const own = { switches, plugins: plugins.value };
  const value = { codeTheme, darkCodeTheme, lineMarks, ...texts, inlineStyles, pictures, ...own };
  return { value, problems: [...problems, ...plugins.problems] };
}
