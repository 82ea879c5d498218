import { dirname, join } from 'node:path';
import { DocsgenError } from '../../shared/problem.ts';
import type { ChangedCss, CssSource } from '../contract/css-hook.ts';
import { definePlugin, type PluginSetup } from '../contract/plugin.ts';
import { loadPackages } from './packages.ts';

/** Matches what only Tailwind reads. A style sheet without it is not passed to Tailwind. */
const rules =
  /@import\s[^;]*['"]tailwindcss|@(?:tailwind|apply|theme|utility|variant|custom-variant|reference|plugin|config|source)\b|\btheme\(/;

/** Folders in which nobody writes class names. */
const leftOut = ['node_modules', 'build', '.docsgen'];

/**
 * Compiles the style sheets that use Tailwind, with the classes that the site's pages and
 * components have.
 */
export const tailwindPlugin = definePlugin(({ options, root }: PluginSetup<unknown>) => {
  if (options !== null) throw new Error('it has no options');
  return {
    name: 'tailwind',
    css: (sheet) => (rules.test(sheet.text) ? compile(root, sheet) : null),
  };
});

async function compile(root: string, { file, text }: CssSource): Promise<ChangedCss> {
  const { compile: compileText, Features, Scanner } = await loadPackages(root);
  const dependencies: string[] = [];
  try {
    const compiler = await compileText(text, {
      base: dirname(join(root, file)),
      shouldRewriteUrls: true,
      onDependency: (path) => void dependencies.push(path),
    });
    if ((compiler.features & Features.Utilities) === 0) return { text: compiler.build([]), dependencies };
    const { root: searched } = compiler;
    const sources = [
      ...(searched === 'none' ? [] : [{ base: root, pattern: '**/*', ...searched, negated: false }]),
      ...leftOut.map((name) => ({ base: root, pattern: `${name}/**`, negated: true })),
      // They may name a package, or leave out more.
      ...compiler.sources,
    ];
    const candidates = new Scanner({ sources }).scan();
    // Any file of the site may get a class.
    return { text: compiler.build(candidates), dependencies: [...dependencies, root] };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const title = `Tailwind cannot compile this style sheet: ${reason}`;
    throw new DocsgenError([{ code: 'invalid-css', title, hint: 'Correct the style sheet.', file }], { cause });
  }
}
