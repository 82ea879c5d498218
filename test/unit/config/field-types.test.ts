import { expectTypeOf, test } from 'vitest';
import type * as z from 'zod';
import type { DropdownItemConfig, NavbarItemConfig } from '../../../src/config/fields/navbar.ts';
import type { SiteConfig } from '../../../src/config/fields/site-config.ts';
import type { NavbarItem } from '../../../src/config/schema/navbar.ts';
import type { siteConfigSchema } from '../../../src/config/schema/site-config.ts';

/** The fields of each kind of item, by its `type`. */
type FieldsByType<T extends { readonly type?: string | undefined }> = {
  [Type in NonNullable<T['type']>]: Omit<Extract<T, { readonly type?: Type | undefined }>, 'type' | 'items'>;
};

type ItemOfDropdown = Extract<NavbarItem, { readonly type: 'dropdown' }>['items'][number];

// `tsc` runs these: a field that is missing, superfluous or of another type is an error of types.
test('the type of the configuration is what the schema accepts, field by field', () => {
  expectTypeOf<z.input<typeof siteConfigSchema>>().toEqualTypeOf<SiteConfig>();
});

test('so is that of an item of the navbar, which may leave out its `type`', () => {
  expectTypeOf<FieldsByType<NavbarItem>>().toEqualTypeOf<FieldsByType<NavbarItemConfig>>();
  expectTypeOf<FieldsByType<ItemOfDropdown>>().toEqualTypeOf<FieldsByType<DropdownItemConfig>>();
});
