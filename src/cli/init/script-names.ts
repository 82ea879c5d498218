import { isRecord } from '../../shared/is-record.ts';

/** The names of the scripts of a site in its package.json. */
export type ScriptNames = Readonly<Record<'dev' | 'build' | 'serve' | 'check', string>>;

/**
 * Returns the names that the scripts of a site can have in an existing package.json: `docs:dev` if
 * another program has `dev`. A script that runs docsgen already keeps its name.
 */
export function scriptNames(manifest: unknown): ScriptNames {
  const scripts = isRecord(manifest) && isRecord(manifest['scripts']) ? manifest['scripts'] : {};
  const isFree = (name: string) => !Object.hasOwn(scripts, name) || /\bdocsgen\b/.test(String(scripts[name]));
  const nameOf = (name: string) => [name, `docs:${name}`, `docsgen:${name}`].find(isFree) ?? `docsgen:${name}`;
  return { dev: nameOf('dev'), build: nameOf('build'), serve: nameOf('serve'), check: nameOf('check') };
}
