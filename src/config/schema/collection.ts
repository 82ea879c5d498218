import type * as z from 'zod';
import type { CollectionItemFields } from '../fields/navbar.ts';
import type { optionalAddressPath } from './address.ts';
import type { headSchema } from './head.ts';
import type { editUrlSchema } from './page-details.ts';

/** The options that collections of every type have. */
export type CollectionOptionsSchema = z.ZodObject<{
  type: z.ZodLiteral<string>;
  path: z.ZodOptional<typeof optionalAddressPath>;
  head: typeof headSchema;
  editUrl: z.ZodOptional<typeof editUrlSchema>;
}>;

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
