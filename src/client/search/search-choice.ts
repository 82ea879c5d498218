import type { SearchFilters, SearchOptions, SearchSection, VersionedCollection } from '../../shared/search.ts';

/** What a reader has narrowed a search to. */
export interface SearchChoice {
  /** The first collection of a section; empty for all sections. */
  readonly section: string;
  /** Name of a version, or `everyVersion`; empty for the reader's own. */
  readonly version: string;
}

type Versions = Readonly<Record<string, string>>;

/** The version of a choice that means all of them. No version can have this name. */
export const everyVersion = '*';

/** The search in all sections, in the reader's own versions. */
export const ownChoice: SearchChoice = { section: '', version: '' };
const widest: SearchChoice = { section: '', version: everyVersion };

/** The filters of an engine that has none. */
export const noFilters: SearchFilters = { sections: [], versions: [] };

const sectionParameter = 'in';
const versionParameter = 'version';

/** Returns a choice without the names that the site does not have. */
export function knownChoice({ section, version }: SearchChoice, filters: SearchFilters): SearchChoice {
  const known = findSection(filters, section) ? section : '';
  const isKnown = onlyVersioned(filters, known)?.versions.some(({ name }) => name === version) ?? false;
  return { section: known, version: isKnown || version === everyVersion ? version : '' };
}

/** Returns the options of a search for a choice. `versions` are the reader's own. */
export function narrow(
  choice: SearchChoice,
  filters: SearchFilters,
  versions: Versions,
): Pick<SearchOptions, 'collections' | 'versions' | 'allVersions'> {
  const { section, version } = knownChoice(choice, filters);
  const collections = findSection(filters, section)?.collections ?? null;
  const allVersions = version === everyVersion;
  const only = onlyVersioned(filters, section);
  const isChosen = only !== null && version !== '' && !allVersions;
  return { collections, allVersions, versions: isChosen ? { ...versions, [only.collection]: version } : versions };
}

/** Returns the collections of a section that have several versions. */
export function versionedIn(filters: SearchFilters, section: string): readonly VersionedCollection[] {
  const found = findSection(filters, section);
  return filters.versions.filter(({ collection }) => found?.collections.includes(collection) ?? true);
}

/**
 * Returns the version that is searched if the reader has chosen none; empty if the section has not
 * exactly one collection with versions.
 */
export function ownVersion(filters: SearchFilters, section: string, versions: Versions): string {
  const only = onlyVersioned(filters, section);
  const own = only?.versions.find(({ name }) => name === versions[only.collection]);
  return (own ?? only?.versions[0])?.name ?? '';
}

/** Returns the choice that searches everything; null if this one already does. */
export function widen({ section, version }: SearchChoice, filters: SearchFilters): SearchChoice | null {
  const isWide = section === '' && (version === everyVersion || filters.versions.length === 0);
  return isWide ? null : widest;
}

/** Returns the choice in the address of a results page. */
export function readChoice(search: string): SearchChoice {
  const parameters = new URLSearchParams(search);
  return { section: parameters.get(sectionParameter) ?? '', version: parameters.get(versionParameter) ?? '' };
}

/**
 * Returns the parameters of a choice for the address of a results page. They name the version if
 * another reader would get another one.
 */
export function choiceParameters(
  { section, version }: SearchChoice,
  filters: SearchFilters,
  versions: Versions,
): Readonly<Record<string, string>> {
  const own = ownVersion(filters, section, versions);
  const isLatest = own === (onlyVersioned(filters, section)?.versions[0]?.name ?? '');
  const shared = version === '' && !isLatest ? own : version;
  return {
    ...(section === '' ? {} : { [sectionParameter]: section }),
    ...(shared === '' ? {} : { [versionParameter]: shared }),
  };
}

function findSection({ sections }: SearchFilters, section: string): SearchSection | undefined {
  return sections.find(({ collections }) => collections[0] === section);
}

function onlyVersioned(filters: SearchFilters, section: string): VersionedCollection | null {
  const [only, ...others] = versionedIn(filters, section);
  return only && others.length === 0 ? only : null;
}
