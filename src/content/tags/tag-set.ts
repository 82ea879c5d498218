import type { ContentSet, Entry } from '../content.ts';
import type { CommonFrontMatter } from '../schema/front-matter.ts';
import type { TagMetadata, tagList } from '../schema/tags.ts';
import type * as z from 'zod';

/** An entry whose front matter may name tags. */
export interface TaggedEntry extends Entry {
  readonly frontMatter: CommonFrontMatter & { readonly tags?: z.output<typeof tagList> };
}

/** A set of entries, and the tags that `tags.yml` declares for them, by key. */
export interface TaggedSet extends ContentSet {
  readonly entries: readonly TaggedEntry[];
  readonly tags: ReadonlyMap<string, TagMetadata>;
}
