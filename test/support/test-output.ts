import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { examineOutput } from '../../src/build/output/examine-output.ts';
import type { BuildRecord } from '../../src/build/output/build-record.ts';
import { type OutputPlace, outputPlace } from '../../src/build/output/output-place.ts';
import { manifestFile } from '../../src/build/output/own-files.ts';
import { announce, planJournal, type Publication, saveJournal } from '../../src/build/output/journal.ts';
import { publish } from '../../src/build/output/publish.ts';
import { retainedFiles } from '../../src/build/output/retained-files.ts';
import { createStage } from '../../src/build/output/stage.ts';

/** Texts by path. */
export type Files = Readonly<Record<string, string>>;

/** An output folder that tests publish to. */
export interface TestOutput {
  readonly place: OutputPlace;
  readonly stage: (files: Files) => ReturnType<typeof createStage>;
  /**
   * Publishes files like a build of these locales, or of all locales without them. A path that
   * begins with `en/` or `es/` is a part of that locale.
   */
  readonly publish: (files: Files, ...locales: readonly string[]) => Promise<void>;
  /** Returns what `publish` publishes. */
  readonly prepare: (files: Files, ...locales: readonly string[]) => Promise<Publication>;
  /**
   * Leaves the state of a run that was killed before it moved the first file. Returns the journal.
   */
  readonly begin: (files: Files, ...locales: readonly string[]) => Promise<string>;
  /** Writes a file that is not docsgen's. */
  readonly put: (path: string, text: string) => void;
  /** The published files, without the manifest. */
  readonly files: () => Files;
  readonly manifest: () => string;
  /** Paths of docsgen's own files. */
  readonly owned: () => readonly string[];
}

/** For an output that no build knows. */
export const noLedger: BuildRecord = {
  find: () => null,
  has: () => false,
  add: () => undefined,
  retain: () => undefined,
};

/** Returns the output folder of a site; neither needs to exist. */
export function testOutput(out: string, root: string): TestOutput {
  const place = outputPlace(out, join(root, '.docsgen'));
  const stageFiles = async (files: Files) => {
    const stage = await createStage(place.stage, noLedger);
    for (const [path, text] of Object.entries(files))
      await stage.write(path, text, /^e[ns](?=\/)/.exec(path)?.[0] ?? null);
    return stage;
  };
  const begin = async (files: Files, locales: readonly string[] = []) => {
    const stage = await stageFiles(files);
    const present = examineOutput(place);
    const some = { present, files: stage.files, locales: new Set(locales) };
    return { stage, place, present, retained: locales.length === 0 ? new Map<string, never>() : retainedFiles(some) };
  };
  return {
    place,
    stage: stageFiles,
    publish: async (files, ...locales) => publish(await begin(files, locales)),
    prepare: async (files, ...locales) => begin(files, locales),
    begin: async (files, ...locales) => {
      const journal = planJournal(await begin(files, locales));
      await saveJournal(journal, place);
      await announce(journal, place.out);
      return readFileSync(place.journal, 'utf8');
    },
    put: (path, text) => write(join(out, path), text),
    files: () => {
      if (!existsSync(out)) return {};
      const found = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
      const paths = found.map((entry) => join(entry.parentPath, entry.name)).toSorted();
      const all = paths.map((path) => [path.slice(out.length + 1), readFileSync(path, 'utf8')] as const);
      return Object.fromEntries(all.filter(([path]) => path !== manifestFile));
    },
    manifest: () => readFileSync(join(out, manifestFile), 'utf8'),
    owned: () => [...examineOutput(place).owned.keys()].toSorted(),
  };
}

/** Writes a file, and makes its folder. */
export function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
