import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { runDocsgen } from './support/docsgen.ts';
import { useTranslatedSite } from './support/translated-site.ts';

const { root, write, read, run } = useTranslatedSite();

describe.each([
  ['xliff', 'xlf'],
  ['po', 'po'],
  ['json', 'json'],
])('an export as %s never loses what a translator has written', (format, extension) => {
  const file = `texts/es.${extension}`;
  const exportAgain = () => runDocsgen(['i18n', 'export', '--format', format, '--to', 'texts', '--root', root()]);
  /** Writes a translation of `Sundays.` into the file, as a translator does. */
  const fill = (state: 'open' | 'done') => {
    const text = read(file);
    if (format === 'json')
      return write(
        file,
        text.replace(/("source": "Sundays\.",\s+"target": )null(,\s+"state": )"open"/, `$1"Domingos."$2"${state}"`),
      );
    if (format === 'po')
      return write(
        file,
        text.replace(
          /((?:#, .*\n)?)(msgctxt .*\nmsgid "Sundays\."\nmsgstr )""/,
          `${state === 'open' ? '#, fuzzy\n' : ''}$2"Domingos."`,
        ),
      );
    const done = text.replace(/(<source>Sundays\.<\/source>\n)/, '$1        <target>Domingos.</target>\n');
    return write(file, state === 'open' ? done : done.replaceAll('state="initial"', 'state="final"'));
  };
  beforeEach(async () => {
    write('content/en/docs/hours.md', 'Sundays.\n');
    await run('i18n', 'sync', '--no-skeletons');
    expect((await exportAgain()).status).toBe(0);
  });

  test.each(['open', 'done'] as const)('as long as its source is there: %s', async (state) => {
    fill(state);
    write('content/en/docs/days.md', 'Mondays.\n');
    expect((await exportAgain()).status).toBe(0);
    expect(read(file)).toContain('Domingos.');
    expect(read(file)).toContain('Mondays.');
    await run('i18n', 'import', join(root(), file));
    expect(existsSync(join(root(), 'content/es/docs/hours.md'))).toBe(state === 'done');
    expect((await exportAgain()).status).toBe(0);
    expect(read(file).includes('Domingos.')).toBe(state === 'open');
  });

  test('and is refused if its source has changed, or the file is of somebody else', async () => {
    fill('done');
    write('content/en/docs/hours.md', 'Holidays.\n');
    const before = read(file);
    const first = await exportAgain();
    expect([first.status, first.stderr]).toStrictEqual([2, expect.stringContaining(`docsgen i18n import ${file}`)]);
    expect(read(file)).toBe(before);
    write(file, 'My notes');
    const second = await exportAgain();
    expect([second.status, second.stderr]).toStrictEqual([2, expect.stringContaining('is not written over')]);
    expect(read(file)).toBe('My notes');
  });
});
