import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeText } from '../../shared/escape.ts';
import { listFiles } from '../../system/list-files.ts';
import type { Answers } from './answers.ts';
import { managerCommands } from './package-manager.ts';
import type { ScriptNames } from './script-names.ts';
import { fillCode, fillText, type TemplateValues } from './template/fill-values.ts';
import { localesCode, wordExpressions, writtenLanguage } from './template/languages.ts';
import { markUntranslated } from './template/mark-untranslated.ts';
import { selectRegions } from './template/select-regions.ts';

/** A file of a new site. */
export interface PlannedFile {
  /** Path relative to the folder, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

interface PlanOptions {
  readonly answers: Answers;
  /** The folder `templates/` of the package. */
  readonly templates: string;
  /** Name of the site's package. */
  readonly packageName: string;
  /** What package.json says about docsgen. */
  readonly docsgen: string;
  /** The day of the first post, as in `2026-01-31`. */
  readonly date: string;
  /** The names of the scripts, by those that they have in a new package. */
  readonly scripts: ScriptNames;
  /** Whether the folder has a site already, whose pages stay the only ones. */
  readonly hasSite: boolean;
}

/** The day in the template of the first post. */
const templateDate = '2026-01-01';

/** Returns the files of a new site, in the order of their paths. */
export function planSite(options: PlanOptions): readonly PlannedFile[] {
  const { answers, templates, hasSite } = options;
  const groups = [...sitePaths(options), ...hostPaths(options)];
  const values = valuesOf(options);
  const regions = regionsOf(answers);
  const files = groups.map(({ source, path, tag }) => {
    const text = selectRegions(readFileSync(join(templates, source), 'utf8'), regions);
    const filled = source.endsWith('.ts') ? fillCode(withLocales(text, answers), values) : fillText(text, values);
    const own = tag === null ? filled : inLanguage(filled, tag, templates);
    return { path: datedPath(path, options), text: datedPath(own, options) };
  });
  const isAround = ({ path }: PlannedFile) => !/^(?:site\.config\.ts$|content\/|static\/)/.test(path);
  return (hasSite ? files.filter(isAround) : files).toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

interface Source {
  /** Path in `templates/`. */
  readonly source: string;
  /** Path in the site, with the day of the template. */
  readonly path: string;
  /** The language of a file of `content/`. */
  readonly tag: string | null;
}

function sitePaths({ answers, templates }: PlanOptions): readonly Source[] {
  const { languages, blog, landing } = answers;
  const isChosen = (path: string) =>
    (blog || !path.includes('/blog/')) && (landing || !/\/pages\/|^static\/img\//.test(path));
  const files = (listFiles(join(templates, 'site')) ?? []).filter(isChosen);
  const general = files.filter((path) => !path.startsWith('content/'));
  // Other languages show the pages of the first one until somebody translates them.
  const tags = languages.filter((tag, index) => index === 0 || writtenLanguage(tag) !== null);
  const content = tags.flatMap((tag) => {
    const folder = `content/${writtenLanguage(tag) ?? 'en'}/`;
    const own = files.filter((path) => path.startsWith(folder));
    return own.map((path) => ({ source: `site/${path}`, path: `content/${tag}/${path.slice(folder.length)}`, tag }));
  });
  return [...general.map((path) => ({ source: `site/${path}`, path: realPath(path), tag: null })), ...content];
}

function hostPaths({ answers, templates }: PlanOptions): readonly Source[] {
  const folders = [`package-managers/${answers.packageManager}`, ...answers.hosts.map((host) => `ci/${host}`)];
  return folders.flatMap((folder) =>
    (listFiles(join(templates, folder)) ?? []).map((path) => ({
      source: `${folder}/${path}`,
      path: realPath(path),
      tag: null,
    })),
  );
}

/** Packages cannot contain some names that begin with a dot: templates begin with `_` instead. */
function realPath(path: string): string {
  return path.replace(/^_/, '.');
}

function regionsOf({ blog, landing, languages, packageManager }: Answers): ReadonlySet<string> {
  return new Set([
    ...(blog ? ['blog'] : []),
    ...(landing ? ['landing'] : []),
    languages.length > 1 ? 'languages' : 'one-language',
    packageManager === 'npm' || packageManager === 'bun' ? packageManager : 'corepack',
  ]);
}

function valuesOf({ answers, templates, packageName, docsgen, date, scripts }: PlanOptions): TemplateValues {
  const { install, run, exec } = managerCommands[answers.packageManager];
  const texts = {
    TITLE: answers.name,
    HTMLTITLE: escapeText(answers.name),
    PACKAGE: packageName,
    DOCSGEN: docsgen,
    DATE: date,
    YEAR: date.slice(0, 4),
    INSTALL: install,
    RUN: run,
    EXEC: exec,
    DEV: scripts.dev,
    BUILD: scripts.build,
    SERVE: scripts.serve,
    CHECK: scripts.check,
  };
  return { texts, expressions: wordExpressions(templates, answers.languages) };
}

function withLocales(code: string, { languages }: Answers): string {
  return code.replace('locales: { en: {} }', () => `locales: ${localesCode(languages)}`);
}

/** The example pages name their own folder. */
function inLanguage(text: string, tag: string, templates: string): string {
  const language = writtenLanguage(tag);
  const own = text.replaceAll(`content/${language ?? 'en'}/`, `content/${tag}/`);
  return language === null ? markUntranslated(own, readFileSync(join(templates, 'untranslated.md'), 'utf8')) : own;
}

function datedPath(text: string, { date }: PlanOptions): string {
  return text.replaceAll(templateDate, date);
}
