import { dirname, resolve } from 'node:path';
import { build } from 'esbuild';
import { isRecord } from '../shared/is-record.ts';
import { DocsgenError, type Problem, settleAll } from '../shared/problem.ts';
import { readConfigModule } from './config-module.ts';
import type { ConfigContext } from './fields/config-context.ts';
import type { ConfigLayer } from './merge-layers.ts';
import { pathFrom } from '../system/path-from.ts';

/** A configuration file with all files that it extends. */
export interface ConfigLayers {
  /** In order of precedence: the file itself, then those that it extends, the last one first. */
  readonly layers: readonly ConfigLayer[];
  /** All files and what they import, relative to the site's root. */
  readonly sources: readonly string[];
}

interface LayerOptions {
  readonly folder: string;
  readonly context: ConfigContext;
  /** The files that lead to this one, beginning with the site's own. */
  readonly chain: readonly string[];
}

/**
 * Reads the configuration file `file`, a path relative to the site's folder, and those that it
 * extends. Throws a `DocsgenError` if one of them cannot be read, or if its code fails.
 */
export function readLayers(folder: string, file: string, context: ConfigContext): Promise<ConfigLayers> {
  return readWith(file, { folder, context, chain: [file] });
}

async function readWith(file: string, options: LayerOptions): Promise<ConfigLayers> {
  const { folder, context, chain } = options;
  const { value, locate, sources } = await readConfigModule(folder, file, context);
  const own = { file, value, locate };
  const bases = await settleAll(
    extended(value).map(async ({ specifier, path }) => {
      const place = { file, ...locate(path) };
      const base = await resolveBase(specifier, folder, place);
      if (chain.includes(base)) throw circle([...chain, base], place);
      return readWith(base, { folder, context, chain: [...chain, base] });
    }),
  );
  return {
    layers: [own, ...bases.toReversed().flatMap(({ layers }) => layers)],
    sources: [...new Set([sources, ...bases.map((base) => base.sources)].flat())],
  };
}

/**
 * Returns what the values of a file extend, with the paths of the keys. The schema reports all
 * other values.
 */
function extended(value: unknown) {
  const named = isRecord(value) ? value['extends'] : undefined;
  const specifiers = typeof named === 'string' ? [named] : Array.isArray(named) ? named : [];
  return specifiers.flatMap((specifier: unknown, index) =>
    typeof specifier === 'string' && specifier !== ''
      ? [{ specifier, path: Array.isArray(named) ? ['extends', index] : ['extends'] }]
      : [],
  );
}

type Place = Pick<Problem, 'line' | 'column'> & { readonly file: string };

/**
 * Returns the path of a base, relative to the site's root. It is found as an import in the file
 * would be.
 */
async function resolveBase(specifier: string, folder: string, place: Place): Promise<string> {
  const resolveDir = dirname(resolve(folder, place.file));
  const found: string[] = [];
  await build({
    write: false,
    logLevel: 'silent',
    platform: 'node',
    conditions: [],
    plugins: [
      {
        name: 'resolve-base',
        setup(bundler) {
          bundler.onStart(async () => {
            const { path, namespace, external } = await bundler.resolve(specifier, {
              kind: 'import-statement',
              resolveDir,
            });
            if (path !== '' && namespace === 'file' && !external) found.push(path);
          });
        },
      },
    ],
  });
  const [path] = found;
  if (path !== undefined) return pathFrom(folder, path);
  const title = `\`extends\` names ${JSON.stringify(specifier)}, which does not exist`;
  const hint =
    'Name a file by its path relative to the folder of this file, such as `./base.config.ts`, or an installed package.';
  throw new DocsgenError([{ code: 'unresolved-import', title, hint, ...place }]);
}

function circle(chain: readonly string[], place: Place): DocsgenError {
  const title = `A configuration extends itself: ${chain.join(' → ')}`;
  const hint = 'Remove one of these from `extends`.';
  return new DocsgenError([{ code: 'conflicting-config-values', title, hint, ...place }]);
}
