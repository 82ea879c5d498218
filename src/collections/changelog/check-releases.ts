import { pagePath } from '../../content/read-files.ts';
import { locateKey } from '../../content/yaml-source.ts';
import { asProblem, type Problem } from '../../shared/problem.ts';
import type { Release } from './changelog-set.ts';
import { isUnreleasedWord, versionKey } from './version.ts';

/** What a version looks like, for hints. */
export const versionExample = 'Write one such as `1.2.0`, `2.0.0-beta.1` or `2026.1`, or `unreleased`';

/** Reports a release whose name, or whose field `version`, is not a version. */
export function withoutVersion({ version, versionText, source, yaml, frontMatter }: Release): readonly Problem[] {
  if (version !== null || versionText === null) return [];
  const place = locateKey(yaml, ['version']);
  const isWritten = frontMatter.version !== undefined;
  // The mistake of an original is reported there.
  if (isWritten && place === null) return [];
  const title = isWritten
    ? `\`version: ${versionText}\` is not a version`
    : `The file name \`${versionText}\` is not a version, and the front matter has none`;
  const hint = isWritten ? `${versionExample}.` : `${versionExample}, as the name of the file or in \`version\`.`;
  return [asProblem({ code: 'invalid-version', title, hint, file: source.file, ...place })];
}

/** Reports a date that does not exist. */
export function withoutDate({ source, yaml, frontMatter: { date } }: Release): readonly Problem[] {
  const place = locateKey(yaml, ['date']);
  if (date === undefined || place === null || isDay(date) || isUnreleasedWord(date)) return [];
  const title = `\`date: ${date}\` is not a real date`;
  const hint = 'Write it as `2026-01-31`, or as `unreleased` for a release that is not out yet.';
  return [asProblem({ code: 'invalid-release-date', title, hint, file: source.file, ...place })];
}

/** Returns whether a text is a day, such as `2026-01-31`. */
export function isDay(date: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return false;
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/**
 * Returns the releases of a locale with addresses that differ, and an error for each that has the
 * version of another. Its own page stays, so that links to it are not reported too.
 */
export function separateReleases(releases: readonly Release[]): {
  readonly releases: readonly Release[];
  readonly problems: readonly Problem[];
} {
  const known = new Map<string, Release>();
  const problems: Problem[] = [];
  const separate = releases.map((release): Release => {
    const key = keyOf(release);
    if (key === null) return release;
    const first = known.get(key);
    if (!first) {
      known.set(key, release);
      return release;
    }
    // Translations have the version of their original, where the mistake is.
    if (!release.fallback && release.originalFile === null) problems.push(sameVersion(release, first));
    return { ...release, slug: `/other/${pagePath(release.source)}` };
  });
  return { releases: separate, problems };
}

function keyOf({ version, versionText }: Release): string | null {
  if (version !== null) return versionKey(version);
  return versionText === null ? 'unreleased' : null;
}

function sameVersion({ source, yaml, versionText }: Release, first: Release): Problem {
  const what = versionText === null ? 'has the unreleased changes' : `is the release ${versionText}`;
  const title = `${source.file} ${what}, and so ${versionText === null ? 'has' : 'is'} ${first.source.file}`;
  const hint = 'Put the changes into one of the two files, or correct the version of the other.';
  return {
    ...asProblem({ code: 'duplicate-release', title, hint }),
    file: source.file,
    ...locateKey(yaml, ['version']),
  };
}

/** Returns the version that a release is written with; null for changes that no release has yet. */
export function writtenVersion(written: string): string | null {
  return isUnreleasedWord(written) ? null : written;
}
