import { suggest } from '../shared/nearest.ts';
import type { LocaleFields } from './fields/locale.ts';
import { localePlaces } from './locale-places.ts';
import { isLanguageTag, suggestLanguageTag } from './schema/language-tag.ts';

/** Reports a mistake in the value at a path of the configuration. */
export type ReportConflict = (path: readonly PropertyKey[], title: string, hint: string) => void;

interface Reports {
  /** Reports values that contradict each other. */
  readonly report: ReportConflict;
  /** Reports a value that cannot be right. */
  readonly refuse: ReportConflict;
}

type WrittenLocales = Readonly<Record<string, LocaleFields>>;

/** Reports the mistakes in locales that the schema of a single one cannot find. */
export function checkLocales(locales: WrittenLocales, reports: Reports): void {
  const { report, refuse } = reports;
  const entries = Object.entries(locales);
  if (entries.length === 0)
    refuse(['locales'], '`locales` is empty', 'Name at least one language: `locales: { en: {} }`.');
  const places = localePlaces(locales, { url: '', base: '/' });
  const owners = new Map<string, string>();
  for (const [name, locale] of entries) {
    if (locale.htmlLang === undefined && !isLanguageTag(name)) {
      const tag = suggestLanguageTag(name) ?? 'pt-BR';
      const key = /^\w+$/.test(tag) ? tag : `'${tag}'`;
      const hint = `Use the tag as the key, as in \`${key}: {}\`, or set it as \`htmlLang\` beside the key.`;
      refuse(['locales', name], `The locale's key \`${name}\` is not a BCP 47 tag, which \`<html lang>\` needs`, hint);
    }
    const { domain = null, path = '' } = places.get(name) ?? {};
    const key = JSON.stringify([domain, path]);
    const owner = owners.get(key);
    // The name of a locale that is served elsewhere stands for its place in the other outputs.
    if (domain !== null) owners.set(JSON.stringify([null, name]), name);
    if (owner === undefined) owners.set(key, name);
    else {
      const title = `The locales \`${owner}\` and \`${name}\` have the same path, "/${path}"`;
      const hint = 'Give each locale its own `path`; only one can be served at the root.';
      report(['locales', name, 'path'], title, hint);
    }
  }
  checkSource(locales, report);
  checkFallbacks(locales, reports);
}

/** Reports fields that the source locale cannot have. */
function checkSource(locales: WrittenLocales, report: ReportConflict): void {
  const [source] = Object.entries(locales);
  if (source === undefined) return;
  const [name, { hidden, fallback, url, base }] = source;
  for (const [field, value] of Object.entries({ url, base })) {
    if (value === undefined) continue;
    const title = `The locale \`${name}\` has a \`${field}\`, but it is the first, which is served where the site is`;
    report(['locales', name, field], title, `Set the \`${field}\` of the site instead.`);
  }
  if (hidden === true) {
    const title = `The locale \`${name}\` is hidden, but it is the first, whose texts all others show`;
    report(['locales', name, 'hidden'], title, 'Remove `hidden`, or put another locale first.');
  }
  if (fallback !== undefined) {
    const title = `The locale \`${name}\` has a \`fallback\`, but it is the first, which all others fall back to`;
    report(['locales', name, 'fallback'], title, 'Remove `fallback`, or put another locale first.');
  }
}

function checkFallbacks(locales: WrittenLocales, { report, refuse }: Reports): void {
  const [source, ...names] = Object.keys(locales);
  for (const name of names) {
    const fallback = locales[name]?.fallback;
    if (fallback === undefined) continue;
    const path = ['locales', name, 'fallback'];
    if (!Object.hasOwn(locales, fallback)) {
      const known = Object.keys(locales).filter((each) => each !== name);
      const title = `\`locales.${name}.fallback\` names the locale \`${fallback}\`, which does not exist`;
      refuse(path, title, suggest(fallback, known, 'locales'));
      continue;
    }
    const circle = circleOf(locales, name);
    // Each circle is reported once, at the first of its locales.
    if (circle === null || names.find((each) => circle.includes(each)) !== name) continue;
    const title =
      circle.length === 1
        ? `The locale \`${name}\` falls back to itself`
        : `The fallbacks of locales go in a circle: ${[...circle, name].map((each) => `\`${each}\``).join(' → ')}`;
    report(path, title, `Let one of them fall back to \`${source}\`, which is the default without \`fallback\`.`);
  }
}

/** Returns the locales of the circle that begins and ends at a locale; null if there is none. */
function circleOf(locales: WrittenLocales, name: string): readonly string[] | null {
  const passed = [name];
  let next = locales[name]?.fallback;
  while (next !== undefined && Object.hasOwn(locales, next) && !passed.includes(next)) {
    passed.push(next);
    next = locales[next]?.fallback;
  }
  return next === name ? passed : null;
}
