import type { NewVersion } from '../../../config/collection-schema.ts';
import { DocsgenError } from '../../../shared/problem.ts';
import type { DocsCollectionConfig } from './fields.ts';
import { findVersionConflicts } from './find-version-conflicts.ts';
import { resolveVersions } from './resolve-versions.ts';
import { docsOptions, versionName } from './schema.ts';

/**
 * Returns how the configuration names a new version: after `current`, before the older ones. Throws
 * a `DocsgenError` if it cannot.
 */
export function addVersion(key: string, written: Readonly<Record<string, unknown>>, name: string): NewVersion {
  const before: DocsCollectionConfig = docsOptions.safeParse(written).data ?? { type: 'docs' };
  const { versions = [{ name: 'current' }] } = before;
  refuseName(key, versions, name);
  if (versions[0]?.name !== 'current') {
    const hint = "Begin `versions` with `{ name: 'current' }`, and name the latest in `lastVersion`.";
    throw refusal(`\`current\` is not the first of \`collections.${key}.versions\``, hint);
  }
  const after = { ...before, versions: versions.toSpliced(1, 0, { name }) };
  const [conflict] = findVersionConflicts(key, after);
  if (conflict) throw refusal(conflict.title, conflict.hint);
  const entry = `{ name: ${name.includes("'") ? JSON.stringify(name) : `'${name}'`} }`;
  const resolved = resolveVersions(key, after);
  const notes = notesOn(before, name, resolved.latest);
  const known = new Set(resolveVersions(key, before).versions.map(({ path }) => path));
  const segments = resolved.versions.map(({ path }) => path).filter((path) => path !== '' && !known.has(path));
  const list: unknown = written['versions'];
  if (Array.isArray(list)) {
    return {
      after: ['versions', 0],
      place: `after \`current\` in \`collections.${key}.versions\``,
      entry,
      options: { ...written, versions: list.toSpliced(1, 0, { name }) },
      notes,
      segments,
    };
  }
  return {
    after: Object.keys(written).slice(-1),
    place: `to \`collections.${key}\``,
    entry: `versions: [{ name: 'current' }, ${entry}]`,
    options: { ...written, versions: after.versions },
    notes,
    segments,
  };
}

function refuseName(key: string, versions: readonly { readonly name: string }[], name: string): void {
  const names = versions.map((version) => version.name);
  const isSame = (other: string) => other.toLowerCase() === name.toLowerCase();
  // Windows and macOS take names that differ in case for one folder.
  if (names.some(isSame))
    throw refusal(`\`${key}\` has the version \`${names.find(isSame)}\` already`, `Versions: ${names.join(', ')}.`);
  if (isSame(key) || !isFolderName(name)) {
    const title = `\`${name}\` cannot be the name of a version`;
    throw refusal(
      title,
      "Write a name that every system allows for a folder, such as `2.0`, and not the collection's name.",
    );
  }
  const [issue] = versionName.safeParse(name).error?.issues ?? [];
  if (issue) throw refusal(`\`${name}\` cannot be the name of a version`, `Write ${issue.message}.`);
}

/** Returns whether all systems allow a name. Options of commands begin with a hyphen. */
function isFolderName(name: string): boolean {
  const isDevice = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?:\.|$)/i.test(name);
  return !isDevice && !/^[-.\s]|[.\s]$|\p{Cc}/u.test(name);
}

function refusal(title: string, hint: string): DocsgenError {
  return new DocsgenError([{ code: 'invalid-option', title, hint }]);
}

/** Returns what the author may want to change in the configuration next. */
function notesOn({ versions, sidebars }: DocsCollectionConfig, name: string, latest: string): readonly string[] {
  const current = versions?.[0];
  const notes = [];
  if (current?.label === name) notes.push(`\`current\` has the label ${name} too: change it to the next release.`);
  if (latest !== name)
    notes.push(`Readers see \`${latest}\` first. If they should see ${name}, set \`lastVersion: '${name}'\`.`);
  if (current?.sidebars) notes.push("`current` has its own `sidebars`: copy them if the collection's do not fit.");
  else if (sidebars) notes.push("It uses the collection's `sidebars`: copy them to it before you change them.");
  return notes;
}
