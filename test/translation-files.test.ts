import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { runDocsgen } from './support/docsgen.ts';
import { files, useTranslatedSite } from './support/translated-site.ts';

const { root, commit, write, read, run, page } = useTranslatedSite();

describe('a missing translation', () => {
  const hours = `---\ntitle: Hours\n---\n\nAn agent answers each call.\n\nOn Sundays nobody answers.\n\n\`\`\`bash\nnpm ci\n\`\`\`\n`;
  const skeleton = hours
    .replace('---\n\n', 'draft: true\n---\n\n')
    .replace('An agent answers each call.', 'Un agente atiende cada llamada.');

  test('is made as a draft, with what was translated before; readers see the source until it is done', async () => {
    write('content/en/docs/hours.md', hours);
    expect(await run('i18n', 'sync')).toContain('content/es/docs/hours.md  created for translation');
    expect(read('content/es/docs/hours.md')).toBe(skeleton);
    const status = await run('i18n', 'status');
    expect(status).toMatch(/missing {4}content\/es\/docs\/hours\.md {2}2 of 4 parts/);
    expect(status).not.toContain('An agent answers');
    expect(await page('es/docs/hours/index.html')).toContain('On Sundays nobody answers.');

    write(
      'content/es/docs/hours.md',
      skeleton
        .replace('title: Hours\ndraft: true', 'title: Horario')
        .replace('On Sundays nobody answers.', 'Los domingos no atiende nadie.'),
    );
    expect(await run('i18n', 'status')).not.toContain('hours');
    const html = await page('es/docs/hours/index.html');
    expect(html).toContain('Los domingos no atiende nadie.');
    expect(html).not.toContain('nobody answers');
  });

  test('counts as missing until it is translated, and not for a language that falls back to another', async () => {
    write('content/en/docs/hours.md', hours);
    await run('i18n', 'sync');
    const gate = () => runDocsgen(['i18n', 'status', '--max-missing', '40', '--root', root()]);
    const failed = await gate();
    expect([failed.status, failed.stderr]).toStrictEqual([1, expect.stringContaining('1 of 2 pages are missing')]);
    // Readers see it now, and it is still the text of the source.
    write('content/es/docs/hours.md', read('content/es/docs/hours.md').replace('draft: true\n', ''));
    expect(await run('i18n', 'status')).toMatch(/stale {6}content\/es\/docs\/hours\.md/);
    write('content/es/docs/hours.md', hours);
    expect(await run('i18n', 'status')).toMatch(/unchanged {2}content\/es\/docs\/hours\.md/);

    const config = files['site.config.ts'].replace("'Español' }", "'Español' }, 'es-MX': { fallback: 'es' }");
    write('site.config.ts', config);
    await run('i18n', 'sync');
    expect(existsSync(join(root(), 'content/es-MX'))).toBe(false);
    await run('i18n', 'sync', '--locale', 'es-MX');
    expect(existsSync(join(root(), 'content/es-MX/docs/hours.md'))).toBe(true);
  });

  test('follows its source as long as it waits', async () => {
    write('content/en/docs/hours.md', hours);
    await run('i18n', 'sync');
    write('content/en/docs/hours.md', hours.replace('nobody answers', 'we are closed'));
    await run('i18n', 'sync');
    expect(read('content/es/docs/hours.md')).toBe(skeleton.replace('nobody answers', 'we are closed'));
  });

  test('may be translated by a function of the site, and is marked until somebody has looked at it', async () => {
    write('content/en/docs/hours.md', hours);
    write('translate.ts', 'export default async ({ texts, to }) => texts.map((text) => `${to}: ${text}`);\n');
    await run('i18n', 'sync', '--machine', './translate.ts');
    const made = read('content/es/docs/hours.md');
    expect(made).toContain('title: "es: Hours"');
    expect(made).toMatch(/<!-- docsgen-machine [\da-f]+\n[^]*?-->\n\nes: On Sundays nobody answers\.\n/);
    expect(await run('i18n', 'status')).toContain('machine');
    expect(made).toContain('In the front matter: title');
    write('content/es/docs/hours.md', made.replaceAll(/<!-- docsgen-machine [^]*?-->\n\n/g, ''));
    expect(await run('i18n', 'status')).not.toContain('machine');
    await run('i18n', 'sync');
    expect(await run('i18n', 'status')).not.toContain('machine');
  });

  test('is given to a function without its tags, and takes no other code from it', async () => {
    const page = '# Code\n\n<Card title="Back up" icon="disk" href="/a">\n\nKeep {1 + 1} copies.\n\n</Card>\n\nMore.\n';
    write('content/en/docs/code.mdx', page);
    write(
      'translate.ts',
      `import { appendFileSync } from 'node:fs';
export default async ({ texts }) => {
  appendFileSync(${JSON.stringify(join(root(), 'asked.txt'))}, texts.join('|') + '|');
  return texts.map((text) => text === 'More.' ? 'Más {process.exit()}.' : text.replace(/[A-Z]\\w+/, 'X$&'));
};
`,
    );
    const { status, stderr } = await runDocsgen(['i18n', 'sync', '--machine', './translate.ts', '--root', root()]);
    expect([status, stderr]).toStrictEqual([1, expect.stringContaining('The machine translations of 1 texts cannot')]);
    expect(read('asked.txt')).toBe('Code|Back up|Keep {1 + 1} copies.|More.|');
    const made = read('content/es/docs/code.mdx').replaceAll(/\{\/\* docsgen-machine [^]*?\*\/\}\n\n/g, '');
    expect(made).toBe(
      page
        .replace('# Code', '---\ndraft: true\n---\n\n# XCode')
        .replace('Back up', 'XBack up')
        .replace('Keep', 'XKeep'),
    );
  });

  test('comes from translators, and from nobody else', async () => {
    write('content/en/docs/hours.md', hours);
    await run('i18n', 'export', '--format', 'json', '--to', 'texts');
    await run('i18n', 'import', join(root(), 'texts/es.json'));
    expect(existsSync(join(root(), 'content/es/docs/hours.md'))).toBe(false);
    const texts: unknown = JSON.parse(read('texts/es.json'), (key: string, value: unknown): unknown =>
      key === 'target' ? 'Traducido' : key === 'state' ? 'done' : value,
    );
    write('texts/es.json', JSON.stringify(texts));
    await run('i18n', 'import', join(root(), 'texts/es.json'));
    expect(read('content/es/docs/hours.md')).toBe(
      skeleton
        .replace('title: Hours', 'title: Traducido')
        .replace('Un agente atiende cada llamada.', 'Traducido')
        .replace('On Sundays nobody answers.', 'Traducido'),
    );
  });
});

describe('an import', () => {
  beforeEach(async () => {
    await run('i18n', 'sync');
    commit();
    await run('i18n', 'export', '--all', '--format', 'po', '--to', 'texts');
  });
  const take = () => run('i18n', 'import', join(root(), 'texts/es.po'));
  const original = files['content/es/docs/calls.md'];

  test('does not overwrite what was corrected since the export', async () => {
    write('content/es/docs/calls.md', original.replace('Pide el número.', 'Pide su número.'));
    expect(await take()).toContain('1 texts were left out');
    write('texts/es.po', read('texts/es.po').replace('Pide el número.', 'Pregunta el número.'));
    await take();
    expect(read('content/es/docs/calls.md')).toContain('Pide su número.');
  });

  test('says so if a tool has dropped the places of the texts', async () => {
    write('texts/es.po', read('texts/es.po').replace(/^msgctxt.*\n(?:".*\n)*/gm, ''));
    expect(await take()).toMatch(/[2-9] texts were left out/);
  });

  test('of one of two equal paragraphs leaves the other one open, and keeps its place', async () => {
    write('content/en/docs/see.md', 'See below.\n\nOne.\n\nSee below.\n');
    await run('i18n', 'export', '--format', 'json', '--to', 'texts/see');
    let count = 0;
    const texts: unknown = JSON.parse(read('texts/see/es.json'), (_, value: unknown): unknown => {
      const unit = z.looseObject({ source: z.literal('See below.'), target: z.null() }).safeParse(value).data;
      if (!unit) return value;
      count += 1;
      return count === 1 ? { ...unit, target: 'Vea abajo.', state: 'done' } : unit;
    });
    write('texts/answer.json', JSON.stringify(texts));
    await run('i18n', 'import', join(root(), 'texts/answer.json'));
    const page = 'Vea abajo.\n\nOne.\n\nSee below.\n';
    expect(read('content/es/docs/see.md')).toBe(`---\ndraft: true\n---\n\n${page}`);
    await run('i18n', 'export', '--format', 'json', '--to', 'texts/rest');
    const open = [...read('texts/rest/es.json').matchAll(/"source": "((?:See|One)[^"]*)",\s+"target": (.*),/g)];
    expect(open.map(([, source, target]) => `${source} ${target}`)).toStrictEqual([
      'One. null',
      // It is a proposal, as from any other page.
      'See below. "Vea abajo."',
    ]);
    await run('i18n', 'sync');
    expect(read('content/es/docs/see.md')).toContain(page);
    expect(await run('i18n', 'status')).toMatch(/see\.md {2}2 of 3 parts/);
  });

  test.each([
    ['a PO file in Latin-1', 'latin.po', 'iso-8859-1', 'latin1'],
    ['a PO file in UTF-16 with its mark', 'wide.po', 'utf-8', 'utf16le'],
    ['an XLIFF file in Latin-1', 'latin.xlf', 'ISO-8859-1', 'latin1'],
    ['a PO file that says UTF-8 and is not', 'wrong.po', 'utf-8', 'latin1'],
    ['an XLIFF file that says UTF-8 and is not', 'wrong.xlf', 'UTF-8', 'latin1'],
    ['a PO file in a charset that nobody knows', 'none.po', 'klingon', 'utf8'],
  ] as const)('reads the charset of %s, or refuses it', async (_, name, charset, encoding) => {
    await run('i18n', 'export', '--all', '--to', 'texts');
    const [, extension = ''] = name.split('.');
    const text = read(`texts/es.${extension}`)
      .replace('Pide el número.', 'Pide el número y el año.')
      .replace(/charset=utf-8|encoding="UTF-8"/i, extension === 'po' ? `charset=${charset}` : `encoding="${charset}"`);
    const mark = encoding === 'utf16le' ? '\uFEFF' : '';
    writeFileSync(join(root(), 'texts', name), Buffer.from(mark + text, encoding));
    const { status, stderr } = await runDocsgen(['i18n', 'import', join(root(), 'texts', name), '--root', root()]);
    if (name.startsWith('wrong') || name.startsWith('none')) {
      expect([status, stderr]).toStrictEqual([1, expect.stringContaining('invalid-encoding')]);
      expect(read('content/es/docs/calls.md')).toBe(original);
    } else expect(read('content/es/docs/calls.md')).toContain('Pide el número y el año.');
  });

  test('names the first ten of many texts that are left out, and their number', async () => {
    const foreign = Array.from(
      { length: 60_000 },
      (_, index) => `msgctxt "content/en/docs/x.md#p-${index}"\nmsgid "A ${index}"\nmsgstr "Un ${index}"\n`,
    );
    write('texts/es.po', `${read('texts/es.po')}\n${foreign.join('\n')}`);
    const text = await take();
    expect(text).toContain('60,000 texts were left out:\n  content/en/docs/x.md  Un 0\n');
    expect(text).toContain('  Un 9\n');
    expect(text).not.toContain('Un 10');
    expect(text).toContain('and 59,990 more');
  });

  test('is not asked for a part that the translation leaves out on purpose', async () => {
    const added = `${files['content/en/docs/calls.md']}\nOnly for readers of English.\n`;
    write('content/en/docs/calls.md', added);
    await run('i18n', 'sync');
    write('content/es/docs/calls.md', original);
    expect(await run('i18n', 'status')).toMatch(/^es +docs +100 %/);
    await run('i18n', 'export', '--all', '--to', 'texts');
    expect(read('texts/es.xlf')).toContain('An agent answers');
    expect(read('texts/es.xlf')).not.toContain('Only for readers');
  });

  test('adds a field to the front matter, and leaves code out of pages that run it', async () => {
    write('content/es/docs/calls.md', original.replace(/description: .*\n/, ''));
    await run('i18n', 'export', '--format', 'po', '--to', 'texts');
    write(
      'texts/es.po',
      read('texts/es.po').replace(/(msgid "How calls are answered\."\nmsgstr )""/, '$1"Llamadas, y más: [todas]"'),
    );
    await take();
    expect(read('content/es/docs/calls.md')).toContain(
      'title: Llamadas\ndescription: "Llamadas, y más: [todas]"\n---\n',
    );

    write('content/en/docs/code.mdx', '# Code\n\nSafe text.\n');
    await run('i18n', 'export', '--format', 'po', '--to', 'texts');
    const wrong = 'Texto {process.exit()}.';
    write('texts/es.po', read('texts/es.po').replace(/(msgid "Safe text\."\nmsgstr )""/, `$1"${wrong}"`));
    expect(await take()).toContain('1 texts were left out');
    expect(existsSync(join(root(), 'content/es/docs/code.mdx'))).toBe(false);
  });

  test('brings no code into a page, behind braces and arrows of its source either', async () => {
    const source = 'Total {f({ a: 1 })} and end.\n\nSee <b data-f={() => go()}>this</b>.\n\nCall `f()`.\n';
    write('content/en/docs/code.mdx', source);
    await run('i18n', 'export', '--format', 'json', '--to', 'texts');
    const answers: Readonly<Record<string, string>> = {
      'Total {f({ a: 1 })} and end.': 'Suma {f({ a: 1 }) + (writeFileSync("pwned","x"),1)} fin.',
      'See <b data-f={() => go()}>this</b>.': 'Ver <b data-f={() => go() ?? stop()}>esto</b>.',
      'Call `f()`.': 'Llame a `f({ a })`.',
    };
    const texts: unknown = JSON.parse(read('texts/es.json'), (_, value: unknown): unknown => {
      const unit = z.looseObject({ source: z.string(), target: z.null() }).safeParse(value).data;
      const target = unit && answers[unit.source];
      return target === undefined ? value : { ...unit, target, state: 'done' };
    });
    write('texts/es.json', JSON.stringify(texts));
    const { stdout } = await runDocsgen(['i18n', 'import', join(root(), 'texts/es.json'), '--json', '--root', root()]);
    const about = { source: 'content/en/docs/code.mdx', reason: 'code' };
    expect(JSON.parse(stdout)).toMatchObject({
      outdated: 2,
      refused: [
        { ...about, about: 'Suma {f({ a: 1 }) + (writeFileSync("pwn…' },
        { ...about, about: 'Ver <b data-f={() => go() ?? stop()}>es…' },
      ],
    });
    expect(read('content/es/docs/code.mdx')).toBe(
      `---\ndraft: true\n---\n\n${source.replace('Call `f()`', 'Llame a `f({ a })`')}`,
    );
  });

  test('keeps bytes that are not UTF-8, and a record with the conflict of a merge', async () => {
    const latin = Buffer.from(original, 'latin1');
    writeFileSync(join(root(), 'content/es/docs/calls.md'), latin);
    write('content/en/docs/calls.md', files['content/en/docs/calls.md'].replace('each call', 'any call'));
    const first = await runDocsgen(['i18n', 'sync', '--root', root()]);
    expect([first.status, first.stderr]).toStrictEqual([1, expect.stringContaining('invalid-encoding')]);
    expect(readFileSync(join(root(), 'content/es/docs/calls.md'))).toStrictEqual(latin);

    write('content/es/docs/calls.md', original);
    const record = `<<<<<<< ours\n${read('translations/es/docs/calls.md.json')}`;
    write('translations/es/docs/calls.md.json', record);
    const second = await runDocsgen(['i18n', 'sync', '--root', root()]);
    expect([second.status, second.stderr]).toStrictEqual([1, expect.stringContaining('Resolve the merge conflict')]);
    expect(read('translations/es/docs/calls.md.json')).toBe(record);
  });
});
