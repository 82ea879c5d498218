import { basename, join, resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build, type Plugin } from 'esbuild';
import { isRecord } from '../shared/is-record.ts';
import { modulePattern, styleLoader } from './style-loader.ts';
import { stylePattern, type StyleReader } from './style-reader.ts';

/**
 * Returns the esbuild plugin for the style sheets that components import: a CSS module is an object
 * with its class names, any other has no content. The rules go into style sheets, so the same
 * import means the same in the bundles of the server and of the browser. `namespace` is the one of
 * files whose paths start from the root, if the bundle has such files.
 */
export function styleModules(root: string, styles: StyleReader, namespace?: string): Plugin {
  return {
    name: 'style-modules',
    setup(build) {
      const load = async (path: string) => ({
        contents: modulePattern.test(path) ? await moduleCode(path, root, styles) : 'export {};',
        loader: 'js' as const,
      });
      build.onLoad({ filter: stylePattern, namespace: 'file' }, ({ path }) => load(path));
      if (namespace !== undefined)
        build.onLoad({ filter: stylePattern, namespace }, ({ path }) => load(resolve(root, path)));
    },
  };
}

/** Returns the names of a CSS module, each with the class names that stand for it. */
async function classNames(file: string, root: string, styles: StyleReader): Promise<Readonly<Record<string, string>>> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: { contents: `export { default } from ${JSON.stringify(file)};`, resolveDir: root },
    outdir: join(root, 'names'),
    globalName: 'names',
    format: 'iife',
    bundle: true,
    write: false,
    logLevel: 'silent',
    plugins: [styleLoader(root, styles)],
  });
  const script = outputFiles.find(({ path }) => path.endsWith('.js'));
  const names: unknown = runInNewContext(`${script?.text ?? ''};JSON.stringify(names.default)`);
  const read: unknown = JSON.parse(String(names));
  if (!isRecord(read)) throw new TypeError(`${basename(file)} has no class names`);
  return Object.fromEntries(Object.entries(read).map(([name, value]) => [name, String(value)]));
}

async function moduleCode(file: string, root: string, styles: StyleReader): Promise<string> {
  const names = await classNames(file, root, styles).catch(() => null);
  // The bundle of the style sheets reports what is wrong. The names of a CommonJS module are not
  // checked, so that no import of a class is reported besides.
  if (names === null) return 'module.exports = {};';
  const own = Object.entries(names).filter(([name]) => name !== 'default');
  const lines = own.map(([name, value], at) => {
    return `const n${at} = ${JSON.stringify(value)}; export { n${at} as ${JSON.stringify(name)} };`;
  });
  return [...lines, `export default ${JSON.stringify(names)};`].join('\n');
}
