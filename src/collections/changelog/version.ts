/** The parts of a version by which releases are ordered. */
export interface Version {
  /** `[1, 2, 0]` of `1.2.0-beta.1`. */
  readonly numbers: readonly number[];
  /** `['beta', '1']` of `1.2.0-beta.1`; empty for none. */
  readonly preRelease: readonly string[];
  /** What follows `+`; it does not count for the order. */
  readonly build: string;
}

const identifiers = '[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*';
const pattern = new RegExp(`^[vV]?(\\d{1,15}(?:\\.\\d{1,15}){0,3})(?:-(${identifiers}))?(?:\\+(${identifiers}))?$`);

/**
 * Returns the parts of a version; null for a text that is none. It may have one to four numbers.
 */
export function parseVersion(text: string): Version | null {
  const found = pattern.exec(text);
  if (!found) return null;
  const [, numbers = '', preRelease = '', build = ''] = found;
  return {
    numbers: numbers.split('.').map(Number),
    preRelease: preRelease === '' ? [] : preRelease.split('.'),
    build,
  };
}

/**
 * Returns how two versions are ordered, by the rules of Semantic Versioning: below 0 if the first
 * is older. Missing numbers count as 0.
 */
export function compareVersions(a: Version, b: Version): number {
  for (let index = 0; index < Math.max(a.numbers.length, b.numbers.length); index += 1) {
    const difference = (a.numbers[index] ?? 0) - (b.numbers[index] ?? 0);
    if (difference !== 0) return difference;
  }
  // A version is newer than its previews.
  if (a.preRelease.length === 0 || b.preRelease.length === 0) return b.preRelease.length - a.preRelease.length;
  for (const [index, own] of a.preRelease.entries()) {
    const other = b.preRelease[index];
    if (other === undefined) return 1;
    const order = compareIdentifiers(own, other);
    if (order !== 0) return order;
  }
  return a.preRelease.length - b.preRelease.length;
}

function compareIdentifiers(a: string, b: string): number {
  const [isNumber, isOtherNumber] = [/^\d+$/.test(a), /^\d+$/.test(b)];
  if (isNumber && isOtherNumber) return Number(a) - Number(b);
  if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Returns a text that two spellings of one version share: `1.2` and `v1.2.0` are the same. */
export function versionKey({ numbers, preRelease, build }: Version): string {
  const last = numbers.findLastIndex((number) => number !== 0);
  return `${numbers.slice(0, last + 1).join('.')}-${preRelease.join('.')}+${build}`;
}

/** Returns the part of an address for a version, as it is written without its `v`. */
export function versionSlug(text: string): string {
  return text.replace(/^[vV](?=\d)/, '').replaceAll('+', '-');
}

/** The word in the place of a version for changes that no release has yet. */
export function isUnreleasedWord(text: string): boolean {
  return text.toLowerCase() === 'unreleased';
}
