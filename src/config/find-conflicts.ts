import { isRecord } from '../shared/is-record.ts';
import { suggest } from '../shared/nearest.ts';
import { listAnnouncements } from './announcements.ts';
import { checkLocales, type ReportConflict } from './check-locales.ts';
import type { PartialConfig } from './schema/site-config.ts';
import type { ProblemCode } from '../shared/problem-codes.ts';
import type { CollectionSchema, ConfigConflict } from './collection-schema.ts';

/** A mistake in the values of a configuration, with the path of the wrong value. */
interface Conflict extends ConfigConflict {
  readonly code: ProblemCode;
}

/**
 * Returns the mistakes that the schema of a single field cannot find: no locale at all, two locales
 * with the same path, heading levels in the wrong order. A missing field is not reported here. The
 * input also has the collections that were left out.
 */
export function findConflicts(parsed: PartialConfig, input: unknown): readonly Conflict[] {
  const conflicts: Conflict[] = [];
  const report: ReportConflict = (path, title, hint) =>
    conflicts.push({ code: 'conflicting-config-values', path, title, hint });
  const refuse: ReportConflict = (path, title, hint) =>
    conflicts.push({ code: 'invalid-config-value', path, title, hint });

  if (parsed.locales) checkLocales(parsed.locales, { report, refuse });
  if (parsed.collections && Object.keys(parsed.collections).length === 0) {
    refuse(
      ['collections'],
      '`collections` is empty',
      "Name at least one folder of content: `collections: { docs: { type: 'docs' } }`.",
    );
  }
  const { minLevel = 2, maxLevel = 3 } = parsed.tableOfContents ?? {};
  if (minLevel > maxLevel) {
    const title = `\`tableOfContents.minLevel\` is ${minLevel}, above \`maxLevel\`, which is ${maxLevel}`;
    report(['tableOfContents', 'minLevel'], title, 'The lowest level listed must not be above the highest.');
  }
  if (parsed.footer?.columns && parsed.footer.links) {
    report(
      ['footer', 'links'],
      '`footer` has both `columns` and `links`',
      'Keep one of them: columns with titles, or one row of links.',
    );
  }
  checkAnnouncements(parsed, report);
  checkWordLocales(parsed, refuse);
  conflicts.push(...findActionConflicts(parsed, input));
  for (const [name, field] of Object.entries(parsed.frontMatter ?? {})) {
    if (field.enum && field.type !== 'string' && field.type !== 'list')
      report(
        ['frontMatter', name, 'enum'],
        `\`frontMatter.${name}\` has texts to choose from, but is a ${field.type}`,
        'Remove `enum`, or make it a `string`.',
      );
    for (const [index, key] of (field.collections ?? []).entries()) {
      const collections = isRecord(input) ? input['collections'] : undefined;
      const keys = isRecord(collections) ? Object.keys(collections) : [];
      if (parsed.collections && !keys.includes(key))
        refuse(
          ['frontMatter', name, 'collections', index],
          `\`frontMatter.${name}\` names the collection \`${key}\`, which does not exist`,
          suggest(key, keys, 'collections'),
        );
    }
  }
  return conflicts;
}

/** Returns the mistakes that the types of collections find in the options of each collection. */
export function findCollectionConflicts(
  { collections = {} }: PartialConfig,
  types: readonly CollectionSchema[],
): readonly Conflict[] {
  return Object.entries(collections).flatMap(([key, options]) => {
    const found = types.find(({ name }) => name === options.type)?.findConflicts?.(key, options) ?? [];
    return found.map(({ path, ...text }): Conflict => {
      return { code: 'conflicting-config-values', path: ['collections', key, ...path], ...text };
    });
  });
}

/** Refuses words for a locale that the site does not have: no rule would ever look for them. */
function checkWordLocales({ check, locales }: PartialConfig, refuse: ReportConflict): void {
  if (!locales) return;
  const known = Object.keys(locales);
  for (const field of ['forbidden', 'falseFriends', 'spelling'] as const) {
    for (const name of Object.keys(check?.words?.[field] ?? {})) {
      if (known.includes(name)) continue;
      const title = `\`check.words.${field}\` names the locale \`${name}\`, which does not exist`;
      refuse(['check', 'words', field, name], title, suggest(name, known, 'locales'));
    }
  }
}

function checkAnnouncements({ announcement }: PartialConfig, report: ReportConflict): void {
  const ids = new Set<string>();
  for (const { fields, path } of listAnnouncements(announcement)) {
    const { id = 'announcement', from, to } = fields;
    if (ids.has(id))
      report(
        [...path, 'id'],
        `Two announcements have the id \`${id}\``,
        'Give each its own `id`: it says which of them a reader has dismissed.',
      );
    ids.add(id);
    if (from !== undefined && to !== undefined && Date.parse(from) > Date.parse(to))
      report([...path, 'to'], 'An announcement ends before it begins', 'Let `to` be `from` or later.');
  }
}

/** Returns the actions of pages that need an address which the configuration does not have. */
function findActionConflicts({ pageDetails, collections }: PartialConfig, input: unknown): readonly Conflict[] {
  const { actions = [] } = pageDetails ?? {};
  // A wrong address is left out of the parsed configuration, and reported already.
  const written = isRecord(input) && isRecord(input['pageDetails']) ? Object.keys(input['pageDetails']) : [];
  const isEdited = Object.values(collections ?? {}).some(({ editUrl }) => editUrl !== undefined);
  const needed = [
    { action: 'edit', field: 'editUrl', isThere: isEdited },
    { action: 'report', field: 'reportUrl', isThere: false },
    { action: 'open', field: 'openIn', isThere: false },
  ] as const;
  return needed.flatMap(({ action, field, isThere }): readonly Conflict[] => {
    if (!actions.includes(action) || isThere || written.includes(field)) return [];
    const title = `\`pageDetails.actions\` has \`${action}\`, and there is no \`${field}\``;
    const hint = `Set \`pageDetails.${field}\`, or remove \`${action}\`.`;
    const path = ['pageDetails', 'actions', actions.indexOf(action)];
    return [{ code: 'conflicting-config-values', path, title, hint }];
  });
}
