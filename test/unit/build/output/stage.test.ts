import { mkdtempSync, readdirSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStage, type Stage } from '../../../../src/build/output/stage.ts';
import { stageFile } from '../../../../src/workers/stage-file.ts';
import { DocsgenError } from '../../../../src/shared/problem.ts';
import { noLedger } from '../../../support/test-output.ts';

let folder: string;
let stage: Stage;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'docsgen-stage-'));
  stage = await createStage(join(folder, 'stage'), noLedger);
  await writeFile(join(folder, 'file.txt'), 'text');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const leading = ['/etc/x', '../x', 'a/../../x', '..', '', 'a//b', 'a/./b', 'a\\..\\x', 'C:\\x', 'a\0b'];

test.each(leading)('the stage refuses the path %j', async (path) => {
  const written = { hash: '', size: 0, mtimeMs: 0, locale: null };
  const made = { path, key: () => 'key', locale: null, make: async () => 'text' };
  await expect(stage.write(path, 'text', null)).rejects.toThrow(DocsgenError);
  await expect(stage.make(made)).rejects.toThrow(DocsgenError);
  await expect(stage.copy(join(folder, 'file.txt'), path)).rejects.toThrow(DocsgenError);
  expect(() => stage.add(path, written)).toThrow(DocsgenError);
  expect(() => stage.keep(path, written)).toThrow(DocsgenError);
  expect(() => stageFile(stage.folder, path)).toThrow(DocsgenError);
  expect([...stage.files.keys(), ...stage.changed]).toStrictEqual([]);
  expect(readdirSync(stage.folder).flatMap((each) => readdirSync(join(stage.folder, each)))).toStrictEqual([]);
});
