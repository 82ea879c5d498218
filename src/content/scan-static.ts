import type { Config } from '../config/config.ts';
import { asProblem, type Outcome, type Problem } from '../shared/problem.ts';
import type { Content } from './content.ts';
import { unreadStatic } from './left-out-problems.ts';
import { listSiteFiles } from './list-site-files.ts';

/** Folder of the files that are copied unchanged, if the configuration names no others. */
const staticFolder = 'static';

/** Returns the folders of the files that are copied unchanged, in order of precedence. */
export function staticFolders({ staticFolders: named }: Config): readonly string[] {
  return named ?? [staticFolder];
}

type StaticFiles = Pick<Content, 'staticFiles' | 'staticSources'>;

/**
 * Returns the files that are copied unchanged, with a problem for each folder that is named and
 * missing, for each file that cannot be read, and for each path that two folders have.
 */
export function scanStatic(config: Config): Outcome<StaticFiles> {
  const problems: Problem[] = [];
  const sources = new Map<string, string>();
  for (const [index, folder] of staticFolders(config).entries()) {
    const listing = listSiteFiles(config, folder);
    if (listing === null && config.staticFolders !== null) problems.push(missingFolder(config, index));
    problems.push(...unreadStatic(folder, listing?.leftOut ?? []));
    for (const path of listing?.files ?? []) {
      const other = sources.get(path);
      if (other === undefined) sources.set(path, `${folder}/${path}`);
      else problems.push(hiddenFile(`${folder}/${path}`, other));
    }
  }
  const others = [...sources].filter(([path, source]) => source !== `${staticFolder}/${path}`);
  return { value: { staticFiles: [...sources.keys()].toSorted(), staticSources: new Map(others) }, problems };
}

/** Returns the path of a file that is copied unchanged, relative to the site's root. */
export function staticSource({ staticSources }: Pick<Content, 'staticSources'>, path: string): string {
  return staticSources.get(path) ?? `${staticFolder}/${path}`;
}

function missingFolder(config: Config, index: number): Problem {
  const folder = config.staticFolders?.[index] ?? '';
  const title = `The folder ${folder}/ of static files does not exist`;
  const hint = "Create it, correct its path, which is relative to the site's folder, or remove it.";
  const place = { file: config.file, ...config.locate(['staticFolders', index]) };
  return asProblem({ code: 'missing-folder', title, hint, ...place });
}

function hiddenFile(file: string, other: string): Problem {
  const title = `${file} is not published, because ${other} has the same path`;
  const hint = 'Remove or rename one of them. The folder that `staticFolders` names first wins.';
  return asProblem({ code: 'hidden-file', title, hint, file });
}
