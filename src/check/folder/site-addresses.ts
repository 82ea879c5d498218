import type { Config } from '../../config/config.ts';

/** What the addresses of one output of a site are resolved with. */
export interface OutputAddresses {
  /** Path under which the output is served, with slashes at both ends. */
  readonly base: string;
  /** Addresses are relative to the file of a page, so that the output works under any path. */
  readonly isRelative: boolean;
  /** Origin of the output; null if nobody knows it. */
  readonly origin: string | null;
  /** `never` and `always` say how links to pages are written; null if nobody knows. */
  readonly trailingSlash: Config['trailingSlash'] | null;
  /** Paths below the base that other outputs are served under, with slashes at both ends. */
  readonly others: readonly string[];
}

/** An output that is checked together with that of the site itself. */
export interface OtherOutput extends OutputAddresses {
  /** Its folder, relative to that of the site, with a slash at the end: `../build-es/`. */
  readonly folder: string;
}

/**
 * What the addresses of a finished site are resolved with. It is plain data, which is sent to
 * threads.
 */
export interface SiteAddresses extends OutputAddresses {
  /** Paths of all files, relative to the folder of the site. Others name a file by its place. */
  readonly files: readonly string[];
  /** The outputs of locales that are served elsewhere, if they are checked too. */
  readonly otherOutputs: readonly OtherOutput[];
}

/** Where an address leads. */
export type Target =
  /**
   * `file` is a place in `files`. `spelling` says how the address differs from that of the file.
   */
  | { readonly type: 'file'; readonly file: number; readonly spelling: Spelling | null }
  | { readonly type: 'missing'; readonly path: string }
  | { readonly type: 'outside'; readonly path: string }
  | { readonly type: 'external'; readonly url: string }
  /** Mail, telephone, data. */
  | { readonly type: 'other' };

/** The address is found by most hosts, but it is not the one that counts. */
export interface Spelling {
  readonly kind: 'case' | 'slash' | 'index';
  /** The path that counts, with base. */
  readonly path: string;
}

/** Returns the path of a file relative to the folder of its output. */
export function pathInOutput({ otherOutputs }: Pick<SiteAddresses, 'otherOutputs'>, file: string): string {
  const output = otherOutputs.find(({ folder }) => file.startsWith(folder));
  return output === undefined ? file : file.slice(output.folder.length);
}
