import * as z from 'zod';
import {
  addressSegment,
  optionalAddressPath,
  optionalAddressSegment,
  sitePath,
} from '../../../config/schema/address.ts';
import { headSchema } from '../../../config/schema/head.ts';
import { rewritesSchema } from '../../../config/schema/rewrites.ts';
import { navbarPosition } from '../../../config/schema/navbar.ts';
import { localizedText } from '../../../config/schema/text.ts';
import { sidebarItem } from './sidebar/schema.ts';

const sidebars = z.record(z.string(), z.array(sidebarItem));

/** The options of a docs collection. */
export const docsOptions = z.strictObject({
  type: z.literal('docs'),
  path: optionalAddressPath.optional(),
  source: sitePath.optional(),
  rewrites: rewritesSchema.optional(),
  head: headSchema,
  numberPrefixParser: z.boolean().optional(),
  sidebars: sidebars.optional(),
  versions: z
    .array(
      z.strictObject({
        name: addressSegment.max(32).regex(/^[^:*@]+$/, 'a name without any of `: * @`'),
        label: z.string().min(1).optional(),
        path: optionalAddressSegment.optional(),
        sidebars: sidebars.optional(),
      }),
    )
    .min(1)
    .optional(),
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

/** The menu of versions. */
export const docsVersionDropdownOptions = z.strictObject({
  type: z.literal('docsVersionDropdown'),
  collection: z.string().min(1),
  position: navbarPosition,
});
