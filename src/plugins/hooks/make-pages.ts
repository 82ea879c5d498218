import * as z from 'zod';
import type { Config } from '../../config/config.ts';
import { validate } from '../../config/validate.ts';
import type { GeneratedPage, GeneratedPages } from '../../content/generated-pages.ts';
import { pathWithoutExtension } from '../../content/page-file.ts';
import { splitFrontMatter } from '../../shared/front-matter.ts';
import { asProblem, type Outcome, type Problem } from '../../shared/problem.ts';
import type { OpenedPlugin, SitePlugins } from '../loading/open-plugins.ts';
import type { PluginPage } from '../contract/routes.ts';
import { createReader } from './create-reader.ts';
import { hookFailure } from './hook-failure.ts';
import { createPagePlacer } from './page-place.ts';

interface MakePagesOptions {
  readonly config: Config;
  readonly plugins: SitePlugins['plugins'];
}

/**
 * Returns the pages that the hooks `routes` of the plugins make, and every mistake in them. Pages
 * with mistakes are left out.
 */
export async function makePages({ config, plugins }: MakePagesOptions): Promise<Outcome<GeneratedPages>> {
  const pages = new Map<string, GeneratedPage>();
  const sources = new Set<string>();
  const problems: Problem[] = [];
  const makers = new Map<string, string>();
  const placeOfPage = createPagePlacer(config);
  for (const opened of plugins) {
    const made = await callHook(opened, config, sources);
    problems.push(...made.problems);
    const name = `the plugin \`${opened.plugin.name}\``;
    const report = (code: Problem['code'], title: string, hint: string | undefined) =>
      problems.push(asProblem({ code, title, hint, ...placeOf(opened, config) }));
    for (const page of made.value) {
      const file = placeOfPage(page);
      if (typeof file !== 'string') {
        const title = `${capital(name)} makes a page \`${page.file}\`, but ${file.title}`;
        report('invalid-plugin-page', title, file.hint);
        continue;
      }
      const same = makers.get(pathWithoutExtension(file));
      if (same !== undefined) {
        const title =
          same === name ? `${capital(name)} makes ${file} twice` : `${capital(same)} and ${name} both make ${file}`;
        report('duplicate-page', title, 'Give one of the two pages another `file`.');
        continue;
      }
      const text = textOf(page);
      if (text === null) {
        const title = `${capital(name)} makes ${file} with \`frontMatter\` and with front matter in its \`text\``;
        report('invalid-plugin-page', title, 'Write all fields in one of the two places.');
        continue;
      }
      makers.set(pathWithoutExtension(file), name);
      pages.set(file, { text, maker: `${name} (\`${opened.entry.specifier}\`)` });
    }
  }
  return { value: { pages, sources: [...sources] }, problems };
}

/** The type of what a hook returns is not checked in JavaScript. */
const pagesSchema: z.ZodType<readonly PluginPage[]> = z.array(
  z.strictObject({
    collection: z.string(),
    file: z.string(),
    text: z.string(),
    frontMatter: z.record(z.string(), z.json().optional()).optional(),
    locale: z.string().optional(),
    version: z.string().optional(),
  }),
);

const codes = { unknownKey: 'invalid-plugin-page', invalidValue: 'invalid-plugin-page' } as const;

async function callHook(
  opened: OpenedPlugin,
  config: Config,
  sources: Set<string>,
): Promise<Outcome<readonly PluginPage[]>> {
  const { plugin } = opened;
  const place = placeOf(opened, config);
  const locales = config.locales.map(({ name }) => name);
  let input: unknown;
  try {
    input = await plugin.routes?.({ locales, read: createReader(config, sources) });
  } catch (cause) {
    return { value: [], problems: hookFailure({ opened, hook: 'routes', cause, place }).problems };
  }
  const checked = validate({ schema: pagesSchema, input, file: place.file, locate: () => null, codes });
  const problems = checked.problems.map((problem) => {
    const title = `The plugin \`${plugin.name}\` returns wrong pages in \`routes\`: ${problem.title}`;
    return { ...problem, ...place, title };
  });
  return { value: checked.value ?? [], problems };
}

/** Returns the module of a plugin, or where the configuration names it if it is a package. */
function placeOf({ module, entry }: OpenedPlugin, { file, locate }: Config): Pick<Problem, 'line'> & { file: string } {
  const [source] = module.sources;
  return source === undefined ? { file, ...locate(entry.path) } : { file: source };
}

/** Returns the text of a page with its front matter; null if it has front matter twice. */
function textOf({ text, frontMatter }: PluginPage): string | null {
  const fields = Object.entries(frontMatter ?? {}).filter(([, value]) => value !== undefined);
  if (fields.length === 0) return text;
  if (splitFrontMatter(text).bodyLine > 0) return null;
  // JSON is YAML, and with one line a field, mistakes have a position.
  const lines = fields.map(
    ([key, value]) => `${/^[A-Za-z]\w*$/.test(key) ? key : JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  return ['---', ...lines, '---', text].join('\n');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
