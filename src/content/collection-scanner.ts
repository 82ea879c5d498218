import type * as z from 'zod';
import type { Collection } from '../config/config.ts';
import type { Outcome } from '../shared/problem.ts';
import type { ContentSet } from './content.ts';
import type { FileSchema } from './parse-file.ts';
import type { Scan } from './scan.ts';
import type { CommonFrontMatter } from './schema/front-matter.ts';

/** A kind of file that looks like a page or a metadata file, but is not read. */
export interface IgnoredKind {
  /** Takes the name of a file. */
  readonly isOfKind: (name: string) => boolean;
  readonly why: string;
  readonly hint: string;
}

/** A kind of metadata file, as editors are told of it. */
export interface MetadataKind {
  /** Name of its JSON schema. */
  readonly name: string;
  /** Names of the files. */
  readonly files: readonly string[];
  readonly schema: z.ZodType;
}

/** What the scan of the content folders asks of a type of collection. */
export interface CollectionScanner {
  /** The value of `type` in the configuration. */
  readonly name: string;
  /** The rules of the front matter of its pages. */
  readonly frontMatter: FileSchema<z.ZodType<CommonFrontMatter>>;
  /** Returns whether a file of this name is metadata that the scan reads. */
  readonly isMetadataFile: (name: string) => boolean;
  /** The kinds of metadata files. Default: none, and editors know nothing of them. */
  readonly metadataKinds?: readonly MetadataKind[];
  /** The kinds of files that only this type of collection ignores with a warning. */
  readonly ignoredKinds: readonly IgnoredKind[];
  /** Returns the entries of a collection for every locale and version. */
  scan(scan: Scan, collection: Collection): Promise<Outcome<readonly ContentSet[]>>;
}
