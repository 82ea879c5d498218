import { linkSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { replaceFile } from '../../../src/system/replace-file.ts';

test('a file keeps its permissions and its names', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docsgen-replace-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [one, other] = [join(folder, 'one.md'), join(folder, 'other.md')];
  writeFileSync(one, 'old', { mode: 0o600 });
  expect(await replaceFile(one, Buffer.from('old'), Buffer.from('new'))).toBe(true);
  linkSync(one, other);
  expect(await replaceFile(one, Buffer.from('old'), Buffer.from('wrong'))).toBe(false);
  expect(await replaceFile(one, Buffer.from('new'), Buffer.from('newer'))).toBe(true);
  expect([readFileSync(other, 'utf8'), statSync(one).ino === statSync(other).ino]).toStrictEqual(['newer', true]);
  expect(statSync(one).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).toSorted()).toStrictEqual(['one.md', 'other.md']);
});
