import type { OtherOutput, Spelling, Target } from './site-addresses.ts';
import { decodeComponent } from '../../shared/decode-address.ts';

/** Finds the places of files by their paths, also by those in lower case. */
interface FileTable {
  readonly files: readonly string[];
  readonly find: (file: string) => number | undefined;
  readonly findInLowerCase: (file: string) => number | undefined;
}

/** Finds the files of one output of a site. */
export interface Output extends OtherOutput {
  /** Returns where a path leads that is relative to the base, decoded. */
  readonly locate: (path: string) => Target;
  /** Returns the path of a file of the output as links should name it, with base. */
  readonly pathOf: (place: number) => string;
  /** The targets of absolute addresses on pages of the output. */
  readonly kept: Map<string, Target>;
}

/** Returns the table of the files of a site. */
export function createFileTable(files: readonly string[]): FileTable {
  const places = new Map(files.map((file, place) => [file, place]));
  let lowerCase: ReadonlyMap<string, number> | null = null;
  return {
    files,
    find: (file) => places.get(file),
    // Most sites have no address with another case.
    findInLowerCase: (file) => {
      lowerCase ??= new Map(files.map((each, place) => [each.toLowerCase(), place]));
      return lowerCase.get(file.toLowerCase());
    },
  };
}

/** Returns the functions that find the files of one output. */
export function createOutput(output: OtherOutput, { files, find, findInLowerCase }: FileTable): Output {
  const { base, isRelative, trailingSlash, folder } = output;
  const pathOf = (place: number): string => {
    const file = (files[place] ?? '').slice(folder.length);
    if (isRelative || !isIndex(file)) return base + encodeURI(file);
    const parent = encodeURI(file.slice(0, -'index.html'.length));
    return base + (trailingSlash === 'always' || isHome(parent) ? parent : parent.replace(/\/$/, ''));
  };
  /** The home pages of a site and of its languages end with a slash in any case. */
  const isHome = (parent: string): boolean => parent === '' || find(`${folder}${parent}404.html`) !== undefined;
  const findPage = (path: string, known: (file: string) => number | undefined): number | undefined => {
    const bare = folder + path.replace(/\/$/, '');
    if (path === '' || path.endsWith('/')) return known(`${folder}${path}index.html`);
    return known(folder + path) ?? known(`${bare}/index.html`) ?? known(`${bare}.html`);
  };
  const spellingOf = (path: string, place: number): Spelling | null => {
    if (files[place]?.endsWith('.html') !== true || isRelative || trailingSlash === null) return null;
    const right = pathOf(place);
    if (decodeComponent(right) === base + path) return null;
    if (isIndex(path)) return { kind: 'index', path: right };
    const isSlash = decodeComponent(right).replace(/\/$/, '') === (base + path).replace(/\/$/, '');
    return isSlash && trailingSlash !== 'ignore' ? { kind: 'slash', path: right } : null;
  };
  return {
    ...output,
    pathOf,
    locate: (path) => {
      const exact = findPage(path, find);
      if (exact !== undefined) return { type: 'file', file: exact, spelling: spellingOf(path, exact) };
      const other = findPage(path, findInLowerCase);
      if (other !== undefined) return { type: 'file', file: other, spelling: { kind: 'case', path: pathOf(other) } };
      return { type: 'missing', path: base + path };
    },
    kept: new Map(),
  };
}

function isIndex(file: string): boolean {
  return file === 'index.html' || file.endsWith('/index.html');
}
