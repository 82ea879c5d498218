import type * as z from 'zod';
import type { CollectionItemFields } from '../fields/navbar.ts';
import { optionalAddressPath, sitePath } from './address.ts';
import { headSchema } from './head.ts';
import { editUrlSchema } from './page-details.ts';
import { rewritesSchema } from './rewrites.ts';

/** The options of a collection that do not depend on its type. `CollectionFields` explains them. */
export const collectionFields = {
  path: optionalAddressPath.optional(),
  source: sitePath.optional(),
  rewrites: rewritesSchema.optional(),
  head: headSchema,
  editUrl: editUrlSchema.optional(),
};

/** The options that collections of every type have. */
export type CollectionOptionsSchema = z.ZodObject<
  { type: z.ZodLiteral<string> } & Pick<typeof collectionFields, 'path' | 'head' | 'editUrl'>
>;

/** A navbar item that needs a collection of some type. */
export interface NavbarItemSchema {
  readonly options: z.ZodObject<{ type: z.ZodLiteral<string>; collection: z.ZodString }>;
  /** Whether it is a menu itself, so that a dropdown cannot contain it. */
  readonly isMenu: boolean;
}

/** An item that a type of collection adds to the navbar. Its own schema has checked its fields. */
export type CollectionItem = CollectionItemFields;

/** The rules that a type of collection adds to the configuration. */
export interface CollectionRules {
  /** The options of a collection of this type. */
  readonly options: CollectionOptionsSchema;
  readonly navbarItems: readonly NavbarItemSchema[];
}
