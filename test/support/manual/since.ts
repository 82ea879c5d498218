/**
 * The fields that came after the first release, as `Interface.field`, each with the release that
 * brings it: that of the uppermost section of `CHANGELOG.md` when the field is added.
 */
export const laterFields: Readonly<Record<string, string>> = {};

/** Returns the releases that are named here and have no section in a changelog, or only its first one. */
export function wrongReleases(later: Readonly<Record<string, string>>, changelog: string): readonly string[] {
  const releases = [...changelog.matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(([, release = '']) => release);
  return Object.values(later).filter((release) => !releases.slice(0, -1).includes(release));
}
