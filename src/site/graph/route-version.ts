import type { Collection, CollectionVersion, Config } from '../../config/config.ts';
import type { Route } from './site.ts';

/** The version that a page belongs to. */
export interface RouteVersion {
  readonly version: CollectionVersion;
  /** The collection has further versions. */
  readonly isOneOfSeveral: boolean;
}

/** Returns the version that a page belongs to; null for a page without versions. */
export function versionOfRoute(
  { config }: { readonly config: Pick<Config, 'collections'> },
  route: Pick<Route, 'collection' | 'version'>,
): RouteVersion | null {
  if (route.version === null) return null;
  const collection: Pick<Collection, 'versions'> | undefined = config.collections.find(
    ({ key }) => key === route.collection,
  );
  const version = collection?.versions.find(({ name }) => name === route.version);
  return collection && version ? { version, isOneOfSeveral: collection.versions.length > 1 } : null;
}
