import { readInside } from '../../config/site-folder.ts';
import { folderIn } from '../../content/content-folders.ts';
import { decodeText } from '../../content/decode-text.ts';
import type { GeneratedPage } from '../../content/generated-pages.ts';
import type { Scan } from '../../content/scan.ts';
import { conflictProblems, withoutMarkers } from '../../shared/merge-conflict.ts';
import { asProblem, type Outcome, type Problem } from '../../shared/problem.ts';
import type { ChangelogCollection } from './changelog-set.ts';
import { versionExample } from './check-releases.ts';
import { type ReleasePart, splitChangelog, type WrongHeading } from './split-changelog.ts';
import { parseVersion, versionKey, versionSlug } from './version.ts';

type Pages = ReadonlyMap<string, GeneratedPage>;

/**
 * Returns a page for each release in the file that a changelog names, by the path that a file of it
 * would have in the folder of the source language. So a release is translated like any other page.
 */
export async function makeReleases(scan: Scan, collection: ChangelogCollection): Promise<Outcome<Pages>> {
  const { changelogFile: file, key, source } = collection;
  if (file === null) return { value: new Map(), problems: [] };
  const { config, madeOf } = scan;
  madeOf.add(file);
  const found = await readInside(config, file);
  if (found.type !== 'file') return { value: new Map(), problems: [unreadable(scan, key, file, found)] };
  const { text, problem } = decodeText(found.bytes);
  const conflicts = conflictProblems(file, text);
  const { releases, wrong } = splitChangelog(conflicts.length > 0 ? withoutMarkers(text) : text);
  const folder = folderIn(config, { name: key, source }, config.locales[0]) ?? '';
  const pages = new Map<string, GeneratedPage>();
  const lines = new Map<string, number>();
  const problems: Problem[] = [...(problem ? [{ ...problem, file }] : []), ...wrong.map((each) => misread(file, each))];
  for (const release of releases) {
    const version = parseVersion(release.version);
    const same = version === null ? release.version : versionKey(version);
    const first = lines.get(same);
    if (first === undefined) {
      lines.set(same, release.line);
      pages.set(`${folder}/${versionSlug(release.version)}.md`, createPage(file, release));
    } else problems.push(repeated(file, release, first));
  }
  if (releases.length === 0 && problems.length === 0) problems.push(withoutReleases(file));
  return { value: pages, problems: conflicts.length > 0 ? conflicts : problems };
}

function createPage(file: string, { version, date, isYanked, title, line, text }: ReleasePart): GeneratedPage {
  const isNamed = title !== null;
  const fields = [
    `version: ${JSON.stringify(version)}`,
    ...(date === null ? [] : [`date: ${date}`]),
    ...(isYanked ? ['yanked: true'] : []),
    ...(isNamed ? [`title: ${JSON.stringify(title)}`] : []),
  ];
  const frontMatter = ['---', ...fields, '---'];
  const origin = { file, line, frontMatterLines: frontMatter.length };
  return { text: [...frontMatter, text].join('\n'), maker: file, origin };
}

function unreadable(
  { config }: Scan,
  key: string,
  path: string,
  found: { readonly type: 'missing' } | { readonly type: 'refused'; readonly what: string; readonly hint: string },
): Problem {
  const place = { file: config.file, ...config.locate(['collections', key, 'file']) };
  if (found.type === 'missing') {
    const hint = "Write its path, relative to the site's folder, such as `../CHANGELOG.md`.";
    return asProblem({ code: 'missing-file', title: `There is no file ${path}`, hint, ...place });
  }
  const { what, hint } = found;
  return asProblem({ code: 'refused-file', title: `The file ${path} ${what}`, hint, ...place });
}

function misread(file: string, { heading, line, lacks }: WrongHeading): Problem {
  const place = { file, line, column: 1 };
  if (lacks === 'date') {
    const title = `The heading \`${heading}\` has a date that cannot be read`;
    const hint = 'Write it as `2026-01-31`: `## [1.2.0] - 2026-01-31`.';
    return asProblem({ code: 'invalid-release-date', title, hint, ...place });
  }
  const title = `The heading \`${heading}\` does not begin with a version`;
  const hint = `${versionExample}: \`## [1.2.0] - 2026-01-31\`. Headings inside a release have three \`#\`.`;
  return asProblem({ code: 'invalid-version', title, hint, ...place });
}

function repeated(file: string, { version, line }: ReleasePart, first: number): Problem {
  const title = `The release ${version} is twice in ${file}: in the lines ${first} and ${line}`;
  const hint = 'Put the changes under one of the two headings, or correct the version of the other.';
  return asProblem({ code: 'duplicate-release', title, hint, file, line, column: 1 });
}

function withoutReleases(file: string): Problem {
  const title = `${file} has no release`;
  const hint = 'Begin each release with a heading such as `## [1.2.0] - 2026-01-31`.';
  return asProblem({ code: 'empty-collection', title, hint, file });
}
