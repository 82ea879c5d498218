import { expectTypeOf, test } from 'vitest';
import type * as z from 'zod';
import type { AuthorFields } from '../../../src/collections/blog/authors/fields.ts';
import type { authorsSchema } from '../../../src/collections/blog/authors/schema.ts';
import type { ChangelogCollectionConfig, ReleaseFields } from '../../../src/collections/changelog/fields.ts';
import type { changelogOptions, releaseFrontMatter } from '../../../src/collections/changelog/schema.ts';
import type { BlogCollectionConfig, PostFields } from '../../../src/collections/blog/fields.ts';
import type { blogOptions, postFrontMatter } from '../../../src/collections/blog/schema.ts';
import type {
  DocItemConfig,
  DocsCollectionConfig,
  DocSidebarItemConfig,
  DocsVersionDropdownConfig,
  DocsVersionItemConfig,
} from '../../../src/collections/docs/config/fields.ts';
import type {
  docItemOptions,
  docSidebarItemOptions,
  docsOptions,
  docsVersionDropdownOptions,
  docsVersionItemOptions,
} from '../../../src/collections/docs/config/schema.ts';
import type { CategoryFields, DocFields } from '../../../src/collections/docs/content/fields.ts';
import type { categorySchema, docFrontMatter } from '../../../src/collections/docs/content/schema.ts';
import type { PageFields, PagesCollectionConfig } from '../../../src/collections/pages/fields.ts';
import type { pageFrontMatter, pagesOptions } from '../../../src/collections/pages/schema.ts';
import type { CollectionItem } from '../../../src/config/schema/collection.ts';
import type { DropdownItemConfig, NavbarFields, NavbarItemConfig } from '../../../src/config/fields/navbar.ts';
import type { TagFields } from '../../../src/config/fields/tags.ts';
import type { tagsSchema } from '../../../src/content/schema/tags.ts';
import type { SiteFields } from '../../../src/config/fields/site-config.ts';
import type { DropdownItem, NavbarItem } from '../../../src/config/schema/navbar.ts';
import type { createSiteSchema } from '../../../src/config/schema/site-config.ts';

type Input = z.input<ReturnType<typeof createSiteSchema>>;
type NavbarInput = NonNullable<Input['navbar']>;

/**
 * The fields of each kind of item, by its `type`. Those of collections are compared on their own.
 */
type FieldsByType<T extends { readonly type?: string | undefined }> = {
  [Type in NonNullable<T['type']>]: Omit<Extract<T, { readonly type?: Type | undefined }>, 'type' | 'items'>;
};

// `tsc` runs these: a field that is missing, superfluous or of another type is an error of types.
test('the type of the configuration is what the schema accepts, field by field', () => {
  expectTypeOf<Omit<Input, 'collections' | 'navbar'>>().toEqualTypeOf<Omit<SiteFields, 'collections' | 'navbar'>>();
  expectTypeOf<keyof Input>().toEqualTypeOf<keyof SiteFields>();
  expectTypeOf<Omit<NavbarInput, 'items'>>().toEqualTypeOf<Omit<NavbarFields, 'items'>>();
  expectTypeOf<keyof NavbarInput>().toEqualTypeOf<keyof NavbarFields>();
});

test('so is that of a navbar item, which may leave out its `type`', () => {
  expectTypeOf<FieldsByType<Exclude<NavbarItem, CollectionItem>>>().toEqualTypeOf<
    FieldsByType<Exclude<NavbarItemConfig, CollectionItem>>
  >();
  expectTypeOf<FieldsByType<Exclude<DropdownItem, CollectionItem>>>().toEqualTypeOf<
    FieldsByType<Exclude<DropdownItemConfig, CollectionItem>>
  >();
});

test('so are those of the collections, and of the items that they add to the navbar', () => {
  expectTypeOf<z.input<typeof docsOptions>>().toEqualTypeOf<DocsCollectionConfig>();
  expectTypeOf<z.input<typeof blogOptions>>().toEqualTypeOf<BlogCollectionConfig>();
  expectTypeOf<z.input<typeof changelogOptions>>().toEqualTypeOf<ChangelogCollectionConfig>();
  expectTypeOf<z.input<typeof pagesOptions>>().toEqualTypeOf<PagesCollectionConfig>();
  expectTypeOf<z.input<typeof docItemOptions>>().toEqualTypeOf<DocItemConfig>();
  expectTypeOf<z.input<typeof docSidebarItemOptions>>().toEqualTypeOf<DocSidebarItemConfig>();
  expectTypeOf<z.input<typeof docsVersionItemOptions>>().toEqualTypeOf<DocsVersionItemConfig>();
  expectTypeOf<z.input<typeof docsVersionDropdownOptions>>().toEqualTypeOf<DocsVersionDropdownConfig>();
});

// Texts may also be written as numbers, so the schema takes more than it gives.
test('what a component page exports is what the front matter of a page is checked for', () => {
  type PageFrontMatter = z.output<typeof pageFrontMatter.schema>;
  expectTypeOf<keyof PageFrontMatter>().toEqualTypeOf<keyof PageFields>();
  expectTypeOf<PageFrontMatter>().toExtend<PageFields>();
  expectTypeOf<PageFields>().toExtend<PageFrontMatter>();
});

// Editors are told what these types say.
test('so are the types of front matter and metadata', () => {
  expectTypeOf<z.output<typeof docFrontMatter.schema>>().toEqualTypeOf<DocFields>();
  expectTypeOf<z.output<typeof postFrontMatter.schema>>().toEqualTypeOf<PostFields>();
  expectTypeOf<z.output<typeof releaseFrontMatter.schema>>().toEqualTypeOf<ReleaseFields>();
  expectTypeOf<z.output<typeof categorySchema>>().toEqualTypeOf<CategoryFields>();
  expectTypeOf<z.output<typeof authorsSchema>[string]>().toEqualTypeOf<AuthorFields>();
  expectTypeOf<z.output<typeof tagsSchema>[string]>().toEqualTypeOf<TagFields>();
});
