import { writeFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { stringsFile } from '../../content/read-strings.ts';
import type { Message } from '../../shared/strings/message.ts';
import { pluralCategories } from '../../strings/plural-categories.ts';
import { isCode } from '../../system/error-code.ts';
import type { LocaleReport, StringsReport } from './report-strings.ts';
import { readText } from '../../system/read-text.ts';

/** Name of the file with the types of the site's own strings. */
const typesFile = 'strings.d.ts';

const typesHeading = '// `docsgen strings --write` overwrites this file.';

/** A file of strings that exists, and the lines that it lacks. */
export interface Skeleton {
  /** Path relative to the site's root. */
  readonly file: string;
  readonly text: string;
}

/** The files that were written, and what the user may add to files that exist. */
export interface WrittenSkeletons {
  readonly written: readonly string[];
  readonly left: readonly Skeleton[];
}

/**
 * Writes a file of strings for each locale that lacks some and has no such file, and the types of
 * the site's own strings. The strings are comments, so they count as missing until somebody
 * translates them. A file that exists is not changed, except the types that docsgen has written.
 */
export async function writeSkeletons(root: string, report: StringsReport): Promise<WrittenSkeletons> {
  const written: string[] = [];
  const left: Skeleton[] = [];
  for (const locale of report.locales) {
    if (locale.missing.length === 0) continue;
    const file = `content/${locale.name}/${stringsFile}`;
    const text = locale.missing.map((key) => skeletonOf(key, locale, report)).join('');
    if (await writeNew(join(root, file), text)) written.push(file);
    else left.push({ file, text });
  }
  if (await writeTypes(join(root, typesFile), report)) written.push(typesFile);
  return { written, left };
}

function skeletonOf(key: string, { htmlLang }: LocaleReport, { originals }: StringsReport): string {
  const original = originals[key] ?? '';
  const lines = stringify({ [key]: inForms(original, htmlLang) }, { lineWidth: 0 })
    .trimEnd()
    .split('\n');
  return lines.map((line) => `# ${line}\n`).join('');
}

/** Returns a message with the plural forms that a language needs. */
function inForms(message: Message, lang: string): unknown {
  if (typeof message === 'string') return message;
  return Object.fromEntries(pluralCategories(lang).map((category) => [category, message[category] ?? message.other]));
}

async function writeNew(path: string, text: string): Promise<boolean> {
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Returns whether it has written the types; not if a file of the user has the name. */
async function writeTypes(path: string, { strings }: StringsReport): Promise<boolean> {
  const own = strings.filter(({ key, source }) => source !== null && !key.startsWith('theme.'));
  if (own.length === 0) return false;
  const fields = own.map(
    ({ key, source }) => `    readonly '${key}': ${typeof source === 'string' ? 'string' : 'PluralForms'};\n`,
  );
  const text = `${typesHeading}\nimport type { PluralForms } from 'docsgen/theme';\n\ndeclare module 'docsgen/theme' {\n  interface OwnStrings {\n${fields.join('')}  }\n}\n\nexport type { PluralForms };\n`;
  const before = await readText(path);
  if (before === text || (before !== null && !before.startsWith(typesHeading))) return false;
  await writeFile(path, text);
  return true;
}
