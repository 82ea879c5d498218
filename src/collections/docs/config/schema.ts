import * as z from 'zod';
import { addressSegment, optionalAddressSegment } from '../../../config/schema/address.ts';
import { collectionFields } from '../../../config/schema/collection.ts';
import { navbarLink, navbarPosition } from '../../../config/schema/navbar.ts';
import { localizedText } from '../../../config/schema/text.ts';
import type { SidebarItemsGenerator } from './generator/fields.ts';
import { sidebar, sidebarTab } from './sidebar/schema.ts';

/** The name of a tag, branch or commit. Git allows no others. */
const gitRef = z
  .string()
  .regex(
    /^(?![-./])(?!.*(?:\.\.|\/\/|@\{|[./]$))[^\s\p{Cc}~^:?*[\\]+$/u,
    'the name of a tag, branch or commit, such as `v1.0`',
  );

const sidebars = z.record(z.string(), sidebar);

const sidebarItemsGenerator = z.custom<SidebarItemsGenerator>((value) => typeof value === 'function', 'a function');

/** The name of a version, which is that of a folder. */
export const versionName = addressSegment.max(32).regex(/^[^:*@]+$/, 'a name without any of `: * @`');

/** The options of a docs collection. */
export const docsOptions = z
  .strictObject({
    type: z.literal('docs'),
    title: localizedText.optional(),
    ...collectionFields,
    numberPrefixParser: z.boolean().optional(),
    sidebars: sidebars.optional(),
    sidebarTabs: z.array(sidebarTab).optional(),
    hideableSidebar: z.boolean().optional(),
    autoCollapseCategories: z.boolean().optional(),
    sidebarItemsGenerator: sidebarItemsGenerator.optional(),
    versions: z
      .array(
        z.strictObject({
          name: versionName,
          ref: gitRef.optional(),
          label: localizedText.optional(),
          path: optionalAddressSegment.optional(),
          banner: z.enum(['unreleased', 'unmaintained', 'none']).optional(),
          badge: z.boolean().optional(),
          noIndex: z.boolean().optional(),
          className: z.string().min(1).optional(),
          sidebars: sidebars.optional(),
        }),
      )
      .min(1)
      .optional(),
    lastVersion: z.string().min(1).optional(),
    rememberVersion: z.boolean().optional(),
  })
  .superRefine((collection, context) => {
    const { lastVersion, versions = [{ name: 'current' }] } = collection;
    if (lastVersion === undefined || versions.some(({ name }) => name === lastVersion)) return;
    const message = `the name of a version: ${versions.map(({ name }) => `\`${name}\``).join(', ')}`;
    // The rules of zod take the object around a wrong value as their input.
    context.addIssue({ code: 'custom', path: ['lastVersion'], message, input: collection });
  });

/** A link to one doc. */
export const docItemOptions = z.strictObject({
  type: z.literal('doc'),
  collection: z.string().min(1),
  doc: z.string().min(1),
  label: localizedText.optional(),
  position: navbarPosition,
});

/** A link to the first page of a sidebar. */
export const docSidebarItemOptions = z.strictObject({
  type: z.literal('docSidebar'),
  collection: z.string().min(1),
  sidebar: z.string().min(1).optional(),
  label: localizedText.optional(),
  position: navbarPosition,
});

/** A link to the main doc of a version. */
export const docsVersionItemOptions = z.strictObject({
  type: z.literal('docsVersion'),
  collection: z.string().min(1),
  label: localizedText.optional(),
  position: navbarPosition,
});

const versionMenuEntry = z.union([
  z.string().min(1),
  z.strictObject({ name: z.string().min(1), label: localizedText.optional() }),
]);

/** The menu of versions. */
export const docsVersionDropdownOptions = z.strictObject({
  type: z.literal('docsVersionDropdown'),
  collection: z.string().min(1),
  versions: z.array(versionMenuEntry).min(1).optional(),
  itemsBefore: z.array(navbarLink).optional(),
  itemsAfter: z.array(navbarLink).optional(),
  position: navbarPosition,
});
