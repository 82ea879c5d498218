import { posix } from 'node:path';
import type { EditedSite } from './edited-site.ts';
import type { Random } from './random.ts';

/** A mistake in a site that will be fixed. */
export interface Mistake {
  readonly story: string;
  /** Whether other edits can be made before it is fixed. */
  readonly isLasting: boolean;
  /** Undoes the parts of the mistake that are still unchanged. */
  readonly mend: () => void;
}

/** Makes a mistake. Returns null if the site has no place for it. */
type MakeMistake = (site: EditedSite, random: Random) => Promise<Mistake | null>;

/** Returns invalid content for a file, made from its valid content. */
type Spoil = (content: string, random: Random) => string;

function spoiling(files: RegExp, ways: readonly Spoil[]): MakeMistake {
  return async (site, random) => {
    const found = await site.files(files);
    if (found.length === 0) return null;
    const file = random.pick(found);
    const before = site.read(file);
    const broken = random.pick(ways)(before, random);
    site.write(file, broken);
    const mend = () => {
      if (isThere(site, file) && site.read(file) === broken) site.write(file, before);
    };
    return { story: `spoiled ${file}`, isLasting: file.startsWith('content/'), mend };
  };
}

const brokenDocument = spoiling(/^content\/.*\/[^_/]+\.mdx?$/, [
  (content) => `---\ntitle: [never closed\n---\n${content}`,
  (content) => `${content}\n\n[nowhere](./not-there.md)\n`,
  (content) => `${content}\n\n:::tabs\nNo tab.\n:::\n`,
  (content, random) => `---\nno_such_field: ${random.word()}\n---\n${content}`,
  () => '',
]);

const brokenMdx = spoiling(/^content\/.*\.mdx$/, [
  (content) => `${content}\n\n<Badge>never closed\n`,
  (content) => `${content}\n\n{notDefined.anywhere}\n`,
  (content) => `import gone from './gone.ts';\n\n${content}`,
  (content) => `${content}\n\n<NoSuchComponent />\n`,
]);

const brokenSettings = spoiling(/^settings\.json$/, [
  (content) => content.slice(0, content.length / 2),
  (content) => content.replace('{', '{ "tilte": "a slip",'),
  (content) => content.replace('{', '{ "base": "no-slash", '),
]);

const brokenConfig = spoiling(/^site\.config\.ts$/, [
  (content) => content.replace('defineConfig(', 'defineConfig(('),
  (content) => `throw new Error('no');\n${content}`,
  (content) => content.replace('settings.json', 'setings.json'),
]);

const brokenComponent = spoiling(/^components\/.*\.tsx$/, [
  (content) => content.replace('{', '{{'),
  (content) => `import { gone } from './gone.ts';\n${content}`,
  (content) => `throw new Error('A module that fails');\n${content}`,
  (content) => content.replaceAll('return', "throw new Error('A component that fails'); return"),
]);

const brokenStyles = spoiling(/^site\.css$/, [(content) => `@import './gone.css';\n${content}`]);

/** A folder disappears and comes back, like a folder that is moved away and back. */
const goneFolder: MakeMistake = async (site, random) => {
  const pages = await site.files(/^content\/.*\.mdx?$/);
  const parent = posix.dirname(random.pick(pages));
  const folder = random.below(6) === 0 ? 'content' : parent;
  const files = await site.files(/./);
  const kept = new Map(files.filter((file) => file.startsWith(`${folder}/`)).map((file) => [file, site.bytes(file)]));
  site.remove(folder);
  const mend = () => {
    for (const [file, bytes] of kept) if (!isThere(site, file)) site.write(file, bytes);
  };
  return { story: `${folder}/ is gone for a while`, isLasting: false, mend };
};

function isThere(site: EditedSite, file: string): boolean {
  try {
    site.read(file);
    return true;
  } catch {
    return false;
  }
}

/** Mistakes in texts. Any site has texts. */
const textMistakes: readonly MakeMistake[] = [brokenDocument, brokenDocument, brokenMdx];

const allMistakes: readonly MakeMistake[] = [
  ...textMistakes,
  brokenSettings,
  brokenConfig,
  brokenComponent,
  brokenComponent,
  brokenStyles,
  goneFolder,
];

/** Makes a mistake somewhere in a site. `isPlain` is for a site that has texts only. */
export async function makeMistake(site: EditedSite, random: Random, isPlain: boolean): Promise<Mistake> {
  for (;;) {
    const made = await random.pick(isPlain ? textMistakes : allMistakes)(site, random);
    if (made !== null) return made;
  }
}
