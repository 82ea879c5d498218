import { readFile } from 'node:fs/promises';
import { dirname, parse, posix, resolve } from 'node:path';
import type { Loader, Plugin } from 'esbuild';
import { hashOf } from '../system/hash.ts';
import { pathFrom } from '../system/path-from.ts';
import { stylePattern, type StyleReader } from './style-reader.ts';

/** Namespace of CSS modules, whose class names are changed. */
const moduleNamespace = 'css-module';

/** Matches the paths of CSS modules. */
export const modulePattern = /\.module\.(?:css|s[ac]ss)$/;

const passed = Symbol('passed on to esbuild');

/**
 * Returns the esbuild plugin for bundles of style sheets: it reads them with the plugins of the
 * site, gives the class names of CSS modules the same unique names in every bundle, and publishes
 * each file that they refer to.
 */
export function styleLoader(root: string, styles: StyleReader): Plugin {
  return {
    name: 'styles',
    setup(build) {
      build.onResolve({ filter: /^data:/ }, ({ path, kind }) =>
        // Pages may show a picture from inside a style sheet, and load nothing else from there.
        kind === 'url-token' && !path.startsWith('data:image/')
          ? { path: dataName(path), namespace: 'data', pluginData: path }
          : undefined,
      );
      build.onLoad({ filter: /./, namespace: 'data' }, ({ pluginData: address }) => ({
        contents: readData(String(address)),
        loader: 'file',
      }));
      build.onResolve(
        { filter: modulePattern },
        async ({ path, kind, importer, namespace, resolveDir, pluginData }) => {
          if (pluginData === passed) return undefined;
          const found = await build.resolve(path, { kind, importer, namespace, resolveDir, pluginData: passed });
          if (found.errors.length > 0) return { errors: found.errors };
          return { path: moduleName(root, found.path), namespace: moduleNamespace };
        },
      );
      build.onLoad({ filter: /./, namespace: moduleNamespace }, ({ path }) =>
        load(resolve(root, posix.dirname(path)), 'local-css', styles),
      );
      build.onLoad({ filter: /./, namespace: 'file' }, async ({ path }) =>
        stylePattern.test(path) ? load(path, 'css', styles) : { contents: await readFile(path), loader: 'file' },
      );
    },
  };
}

async function load(file: string, loader: Loader, styles: StyleReader) {
  const { text } = await styles.read(file);
  return { contents: text, loader, resolveDir: dirname(file) };
}

/**
 * Returns the name that esbuild gets for a CSS module: its path, and then what its class names
 * begin with. That depends on the path from the site's folder only, so it is the same on all
 * machines.
 */
function moduleName(root: string, file: string): string {
  const path = pathFrom(root, file);
  const [word = ''] = parse(file).name.split('.');
  return `${path}/${word.replace(/\W/g, '_')}_${hashOf(path).slice(0, 6)}`;
}

/** Returns the path of the file that a message of esbuild about style sheets names. */
export function styleFile(path: string): string {
  const prefix = `${moduleNamespace}:`;
  return path.startsWith(prefix) ? posix.dirname(path.slice(prefix.length)) : path;
}

/** Returns a file name for what an address that begins with `data:` contains. */
function dataName(address: string): string {
  const type = /^data:[\w-]+\/([\w.+-]*)/.exec(address)?.[1] ?? '';
  const extension = /woff2|woff|[ot]tf|opentype|truetype/.exec(type)?.[0].replace('type', '') ?? 'bin';
  return `data-${hashOf(address).slice(0, 8)}.${extension.replace(/^(open|true)$/, (word) => `${word.slice(0, 1)}tf`)}`;
}

/** Returns the bytes in an address that begins with `data:`. */
function readData(address: string): Uint8Array {
  const [head = '', ...rest] = address.split(',');
  const data = decodeURIComponent(rest.join(','));
  return /;\s*base64\s*$/i.test(head) ? Buffer.from(data, 'base64') : Buffer.from(data, 'utf8');
}
