import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { runDocsgen } from './support/docsgen.ts';
import { writeSample } from './support/error-page.ts';
import { makeFolder } from './support/small-site.ts';

const front = '---\ntitle: Calls\ndescription: How calls are answered.\n---\n';
const files = {
  'site.config.ts':
    "locales: { en: { label: 'English' }, es: { label: 'Español' } },\ncollections: { docs: { type: 'docs' } },\n",
  '.gitignore': '.docsgen/\nbuild/\n',
  'content/en/docs/calls.md': `${front}\nAn agent answers each call.\n\n- It greets the caller.\n- It asks for the number.\n`,
  'content/es/docs/calls.md':
    '---\ntitle: Llamadas\ndescription: Cómo se atienden las llamadas.\n---\n\nUn agente atiende cada llamada.\n\n- Saluda a quien llama.\n- Pide el número.\n',
};

let root: string;
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
    cwd: root,
    stdio: 'pipe',
  });
const commit = () => {
  git('add', '--all');
  git('commit', '--quiet', '--message=Edit');
};
const write = (file: string, text: string) => writeSample(root, new Map([[file, text]]));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
async function run(...args: readonly string[]) {
  const { status, stdout, stderr } = await runDocsgen([...args, '--root', root]);
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
const page = async (file: string) => {
  await run('build');
  return read(`build/${file}`);
};

beforeEach(() => {
  root = makeFolder();
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  writeSample(root, new Map(Object.entries(files)));
  git('init', '--quiet');
  commit();
});

describe('a missing translation', () => {
  const hours = `---\ntitle: Hours\n---\n\nAn agent answers each call.\n\nOn Sundays nobody answers.\n\n\`\`\`bash\nnpm ci\n\`\`\`\n`;
  const skeleton = hours
    .replace('---\n\n', 'draft: true\n---\n\n')
    .replace('An agent answers each call.', 'Un agente atiende cada llamada.');

  test('is made as a draft, with what was translated before; readers see the source until it is done', async () => {
    write('content/en/docs/hours.md', hours);
    expect(await run('i18n', 'sync')).toContain('content/es/docs/hours.md  made to be translated');
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
    const gate = () => runDocsgen(['i18n', 'status', '--max-missing', '40', '--root', root]);
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
    expect(existsSync(join(root, 'content/es-MX'))).toBe(false);
    await run('i18n', 'sync', '--locale', 'es-MX');
    expect(existsSync(join(root, 'content/es-MX/docs/hours.md'))).toBe(true);
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
  appendFileSync(${JSON.stringify(join(root, 'asked.txt'))}, texts.join('|') + '|');
  return texts.map((text) => text === 'More.' ? 'Más {process.exit()}.' : text.replace(/[A-Z]\\w+/, 'X$&'));
};
`,
    );
    const { status, stderr } = await runDocsgen(['i18n', 'sync', '--machine', './translate.ts', '--root', root]);
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
    await run('i18n', 'import', join(root, 'texts/es.json'));
    expect(existsSync(join(root, 'content/es/docs/hours.md'))).toBe(false);
    const texts: unknown = JSON.parse(read('texts/es.json'), (key: string, value: unknown): unknown =>
      key === 'target' ? 'Traducido' : key === 'state' ? 'done' : value,
    );
    write('texts/es.json', JSON.stringify(texts));
    await run('i18n', 'import', join(root, 'texts/es.json'));
    expect(read('content/es/docs/hours.md')).toBe(
      skeleton
        .replace('title: Hours', 'title: Traducido')
        .replace('Un agente atiende cada llamada.', 'Traducido')
        .replace('On Sundays nobody answers.', 'Traducido'),
    );
  });
});

test('an item of a list is marked before the list, and a new one can be imported nowhere but behind it', async () => {
  await run('i18n', 'sync');
  commit();
  write(
    'content/en/docs/calls.md',
    files['content/en/docs/calls.md'].replace('asks for the number', 'asks for the name'),
  );
  await run('i18n', 'sync');
  expect(read('content/es/docs/calls.md')).toMatch(
    /cada llamada\.\n\n<!-- docsgen-stale [^]*?- It asks for the number\.\n\+ It asks for the name\.\n-->\n\n- Saluda a quien llama\.\n- Pide el número\.\n$/,
  );
  const html = await page('es/docs/calls/index.html');
  expect(html).toContain('Traducción desactualizada');
  expect(html).not.toContain('docsgen-stale');
  await run('i18n', 'export', '--format', 'po', '--to', 'texts');
  write('texts/es.po', read('texts/es.po').replace('Pide el número.', 'Pide el nombre.').replaceAll('#, fuzzy\n', ''));
  await run('i18n', 'import', join(root, 'texts/es.po'));
  expect(read('content/es/docs/calls.md')).toBe(files['content/es/docs/calls.md'].replace('el número', 'el nombre'));
  expect(await run('i18n', 'status')).toMatch(/^es +docs +100 %/);
  expect(await page('es/docs/calls/index.html')).not.toContain('Traducción desactualizada');
});

describe('an import', () => {
  beforeEach(async () => {
    await run('i18n', 'sync');
    commit();
    await run('i18n', 'export', '--all', '--format', 'po', '--to', 'texts');
  });
  const take = () => run('i18n', 'import', join(root, 'texts/es.po'));
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
    await run('i18n', 'import', join(root, 'texts/answer.json'));
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
    writeFileSync(join(root, 'texts', name), Buffer.from(mark + text, encoding));
    const { status, stderr } = await runDocsgen(['i18n', 'import', join(root, 'texts', name), '--root', root]);
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
    expect(existsSync(join(root, 'content/es/docs/code.mdx'))).toBe(false);
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
    const { stdout } = await runDocsgen(['i18n', 'import', join(root, 'texts/es.json'), '--json', '--root', root]);
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
    writeFileSync(join(root, 'content/es/docs/calls.md'), latin);
    write('content/en/docs/calls.md', files['content/en/docs/calls.md'].replace('each call', 'any call'));
    const first = await runDocsgen(['i18n', 'sync', '--root', root]);
    expect([first.status, first.stderr]).toStrictEqual([1, expect.stringContaining('invalid-encoding')]);
    expect(readFileSync(join(root, 'content/es/docs/calls.md'))).toStrictEqual(latin);

    write('content/es/docs/calls.md', original);
    const record = `<<<<<<< ours\n${read('translations/es/docs/calls.md.json')}`;
    write('translations/es/docs/calls.md.json', record);
    const second = await runDocsgen(['i18n', 'sync', '--root', root]);
    expect([second.status, second.stderr]).toStrictEqual([
      1,
      expect.stringContaining('Resolve the conflict of a merge'),
    ]);
    expect(read('translations/es/docs/calls.md.json')).toBe(record);
  });
});

describe.each([
  ['xliff', 'xlf'],
  ['po', 'po'],
  ['json', 'json'],
])('an export as %s never loses what a translator has written', (format, extension) => {
  const file = `texts/es.${extension}`;
  const exportAgain = () => runDocsgen(['i18n', 'export', '--format', format, '--to', 'texts', '--root', root]);
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
    await run('i18n', 'import', join(root, file));
    expect(existsSync(join(root, 'content/es/docs/hours.md'))).toBe(state === 'done');
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

describe('translations move after their sources', () => {
  const { 'content/en/docs/calls.md': source, 'content/es/docs/calls.md': translation } = files;
  const moved = 'content/es/guide/greet.md';
  const collections = "collections: { docs: { type: 'docs' }, guide: { type: 'docs' } }";
  const locales = "locales: { en: { label: 'English' }, es: { label: 'Español' } },\n";
  const remove = (file: string) => rmSync(join(root, file), { recursive: true });

  test.each([true, false])('into another collection, with records: %s', async (hasRecords) => {
    write('content/en/docs/other.md', '---\ntitle: Other\n---\n\nOther.\n');
    if (hasRecords) await run('i18n', 'sync', '--no-skeletons');
    commit();
    write('site.config.ts', `${locales}${collections},\n`);
    write('content/en/guide/greet.md', source);
    remove('content/en/docs/calls.md');
    expect(await run('i18n', 'sync', '--no-skeletons')).toContain(`${moved}  moved from content/es/docs/calls.md`);
    expect(read(moved)).toBe(translation);
    expect(existsSync(join(root, 'content/es/docs/calls.md'))).toBe(false);
  });

  test('with a collection that has another name, and not as long as the source is there', async () => {
    write('site.config.ts', `${locales}collections: { guide: { type: 'docs' } },\n`);
    write('content/en/guide/greet.md', source);
    await run('i18n', 'sync', '--no-skeletons');
    expect(existsSync(join(root, moved))).toBe(false);
    remove('content/en/docs');
    await run('i18n', 'sync', '--no-skeletons');
    expect(read(moved)).toBe(translation);
    expect(existsSync(join(root, 'content/es/docs/calls.md'))).toBe(false);
    expect(await run('i18n', 'status')).toMatch(/^es +guide +100 %/);
  });
});

describe.each(['sync', 'import'])('an %s leaves files what they are', (command) => {
  const file = 'content/es/docs/calls.md';
  /** Changes the source, and lets the command write the translation. */
  const change = async () => {
    await run('i18n', 'sync');
    if (command === 'import') {
      await run('i18n', 'export', '--all', '--format', 'po', '--to', 'texts');
      write('texts/es.po', read('texts/es.po').replace('Pide el número.', 'Pide el nombre.'));
      return run('i18n', 'import', join(root, 'texts/es.po'));
    }
    write('content/en/docs/calls.md', files['content/en/docs/calls.md'].replace('the number', 'the name'));
    return run('i18n', 'sync');
  };
  const wasWritten = (text: string) => /docsgen-stale|Pide el nombre/.test(text);

  test('one with two names and its own permissions', async () => {
    linkSync(join(root, file), join(root, 'other.md'));
    chmodSync(join(root, file), 0o600);
    await change();
    const [own, other] = [statSync(join(root, file)), statSync(join(root, 'other.md'))];
    expect([own.ino === other.ino, own.mode & 0o777, wasWritten(read('other.md'))]).toStrictEqual([true, 0o600, true]);
  });

  test('one with permissions of its own', async () => {
    chmodSync(join(root, file), 0o600);
    await change();
    expect([statSync(join(root, file)).mode & 0o777, wasWritten(read(file))]).toStrictEqual([0o600, true]);
  });

  test('a symbolic link, which is left out and named', async () => {
    write('shared/calls.md', files[file]);
    rmSync(join(root, file));
    symlinkSync('../../../shared/calls.md', join(root, file));
    expect(await change()).toContain(`${file}  was left as it is: it is a symbolic link`);
    expect([lstatSync(join(root, file)).isSymbolicLink(), read('shared/calls.md')]).toStrictEqual([true, files[file]]);
  });
});

test('a translation that moves stays the same file', async () => {
  write('content/en/docs/greet.md', files['content/en/docs/calls.md']);
  rmSync(join(root, 'content/en/docs/calls.md'));
  linkSync(join(root, 'content/es/docs/calls.md'), join(root, 'other.md'));
  chmodSync(join(root, 'other.md'), 0o600);
  await run('i18n', 'sync', '--no-skeletons');
  const [own, other] = ['content/es/docs/greet.md', 'other.md'].map((file) => statSync(join(root, file)));
  expect([own?.ino === other?.ino, (own?.mode ?? 0) & 0o777]).toStrictEqual([true, 0o600]);
});

test('a link that leads out of the site is not followed', async () => {
  const outside = makeFolder();
  onTestFinished(() => rmSync(outside, { recursive: true }));
  rmSync(join(root, 'content/es'), { recursive: true });
  symlinkSync(outside, join(root, 'content/es'));
  await runDocsgen(['i18n', 'sync', '--root', root]);
  expect(readdirSync(outside)).toStrictEqual([]);
});

test('a copy of the site without git knows what is stale, and builds', async () => {
  await run('i18n', 'sync');
  write('content/en/docs/calls.md', files['content/en/docs/calls.md'].replace('each call', 'any call'));
  rmSync(join(root, '.git'), { recursive: true });
  expect(await run('i18n', 'status')).toMatch(/stale +line 6 +An agent answers any call/);
  expect(await page('es/docs/calls/index.html')).toContain('Traducción desactualizada');
});

test('a file that a translator has changed meanwhile is left as it is, and a wrong module is a problem', async () => {
  write('wrong.ts', 'export default 5;\n');
  const { status, stderr } = await runDocsgen(['i18n', 'sync', '--machine', './wrong.ts', '--root', root]);
  expect([status, stderr.split('\n')[0]]).toStrictEqual([
    1,
    expect.stringContaining('no function as its default export'),
  ]);
});
