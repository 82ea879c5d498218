import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { applySync } from '../src/translation/sync/apply-sync.ts';
import { planSync } from '../src/translation/sync/plan-sync.ts';
import { openTranslations, targetLocales } from '../src/pipeline/translations/open-translations.ts';
import { reportStatus } from '../src/translation/status/report-status.ts';
import { writeSample } from './support/error-page.ts';
import { createRandom } from './support/edits/random.ts';
import { makeFolder } from './support/small-site.ts';

// A model knows what each paragraph is and which version of it is translated. Random edits of
// sources and translations are made to a site and to the model, which must agree after each.

/** A paragraph of the source. */
interface Part {
  readonly id: number;
  version: number;
}

/** A paragraph of the translation: of which one, and of which version of it. */
interface TranslatedPart {
  readonly id: number;
  version: number;
}

interface Page {
  name: string;
  parts: Part[];
  /** Null for a page that is not translated. */
  translation: TranslatedPart[] | null;
  /** Where the translation is, until a sync moves it after its source. */
  translationName: string;
}

/** Words of a paragraph, and none of another. A version differs in two of twelve. */
const words = ({ id, version }: Part, language: string) => {
  const all = Array.from({ length: 12 }, (_, index) => `${language}${id}w${index}`);
  all[2] = `${language}${id}v${version}`;
  all[7] = `${language}${id}x${version}`;
  return all.join(' ');
};

test.each([1, 2, 3, 4])('random edits, seed %i: the status is right, and no translation is lost', async (seed) => {
  const random = createRandom(seed);
  const root = makeFolder();
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
      cwd: root,
      stdio: 'pipe',
    });
  writeSample(
    root,
    new Map([
      ['site.config.ts', "locales: { en: {}, es: { label: 'Español' } },\ncollections: { docs: { type: 'docs' } },\n"],
    ]),
  );
  git('init', '--quiet');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const source = (name: string) => `content/en/docs/${name}.md`;
  const target = (name: string) => `content/es/docs/${name}.md`;
  let lastId = 0;
  const newPart = (): Part => ({ id: (lastId += 1), version: 1 });
  const pages: Page[] = [];
  const newPage = (parts: Part[]): Page => {
    const page = { name: `page-${(lastId += 1)}`, parts, translation: null, translationName: '' };
    pages.push(page);
    return page;
  };
  const writeSource = (page: Page) =>
    write(source(page.name), `${page.parts.map((part) => words(part, 'en')).join('\n\n')}\n`);

  const commit = () => {
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '--message=Edit');
  };
  const sync = async () => {
    const opened = await openTranslations(root);
    const plan = await planSync({
      ...opened,
      locales: targetLocales(opened.site, undefined),
      makesSkeletons: false,
      machine: null,
    });
    expect(plan.problems).toStrictEqual([]);
    expect(await applySync(root, plan.planned)).toStrictEqual([]);
    for (const page of pages) page.translationName = page.translation ? page.name : '';
    commit();
  };
  /** What is open on each page, as the model knows it. */
  const wanted = () =>
    pages
      .filter((page) => page.translation === null || page.translationName === page.name)
      .map(({ name, parts, translation }) => {
        if (translation === null) return `${name} missing`;
        const open = parts.flatMap(({ id, version }) => {
          const own = translation.find((part) => part.id === id);
          return own === undefined ? [`missing ${id}`] : own.version === version ? [] : [`stale ${id}`];
        });
        const removed = translation.flatMap(({ id }) =>
          parts.some((part) => part.id === id) ? [] : [`removed ${id}`],
        );
        return `${name} ${[...open, ...removed].toSorted().join(', ')}`;
      })
      .toSorted();
  const found = async () => {
    const opened = await openTranslations(root);
    const report = await reportStatus(opened);
    await opened.close();
    return report.pages
      .filter(({ state }) => state !== 'extra')
      .flatMap(({ source: file, state, open }) => {
        const name = /([^/]+)\.md$/.exec(file ?? '')?.[1] ?? '';
        const page = pages.find((each) => each.name === name);
        if (page?.translation && page.translationName !== name) return [];
        if (state === 'missing') return [`${name} missing`];
        const parts = open.map((part) => `${part.state} ${/^(?:en|es)(\d+)/.exec(part.about)?.[1]}`);
        return [`${name} ${parts.toSorted().join(', ')}`];
      })
      .toSorted();
  };

  /** A translator writes a page that has no translation. */
  const translatePage = (page: Page) => {
    page.translation = page.parts.map((part) => ({ ...part }));
    page.translationName = page.name;
    write(target(page.name), `${page.parts.map((part) => words(part, 'es')).join('\n\n')}\n`);
    // Without a commit there is nothing to say which source it was made from.
    commit();
  };
  /** A translator does what one marker asks for, and removes it. */
  const followMarker = (page: Page) => {
    if (page.translation === null || page.translationName !== page.name) return;
    const text = readFileSync(join(root, target(page.name)), 'utf8');
    const markers = [...text.matchAll(/<!-- docsgen-(stale|missing|removed) [\da-f]+\n[^]*?-->\n\n?/g)];
    const marker = markers.length === 0 ? undefined : random.pick(markers);
    if (marker === undefined) return;
    const [comment, type = ''] = marker;
    const sign = type === 'removed' ? '-' : '\\+';
    const [, idText = ''] = new RegExp(`^${sign} en(\\d+)w0`, 'm').exec(comment) ?? [];
    const id = Number(idText);
    const part = page.parts.find((each) => each.id === id);
    const own = page.translation.find((each) => each.id === id);
    if (type === 'missing' && part) {
      write(target(page.name), text.replace(comment, `${words(part, 'es')}\n\n`));
      page.translation.push({ ...part });
    } else if (type === 'stale' && part && own) {
      write(target(page.name), text.replace(comment, '').replace(words(own, 'es'), words(part, 'es')));
      own.version = part.version;
    } else if (type === 'removed' && own) {
      write(target(page.name), text.replace(comment, '').replace(new RegExp(`${words(own, 'es')}\n*`), ''));
      page.translation.splice(page.translation.indexOf(own), 1);
    }
  };

  const edits: readonly ((page: Page) => void)[] = [
    ({ parts }) => {
      const part = random.pick(parts);
      part.version += 1;
    },
    ({ parts }) => void parts.splice(random.below(parts.length + 1), 0, newPart()),
    ({ parts }) => void (parts.length > 2 && parts.splice(random.below(parts.length), 1)),
    // A section moves within its page.
    ({ parts }) => {
      const moved = parts.splice(random.below(parts.length), 2);
      parts.splice(random.below(parts.length + 1), 0, ...moved);
    },
    // A page is split.
    ({ parts }) => {
      if (parts.length < 6) return;
      writeSource(newPage(parts.splice(-3)));
    },
    // A page has another name.
    (page) => {
      const name = `page-${(lastId += 1)}`;
      renameSync(join(root, source(page.name)), join(root, source(name)));
      page.name = name;
    },
  ];

  for (let count = 0; count < 3; count += 1) {
    const page = newPage(Array.from({ length: 5 }, newPart));
    writeSource(page);
    if (count < 2) translatePage(page);
  }
  commit();
  await sync();
  for (let count = 0; count < 50; count += 1) {
    const page = random.pick(pages);
    const isTranslator = random.below(3) === 0;
    if (isTranslator && page.translation === null) translatePage(page);
    else if (isTranslator) followMarker(page);
    else {
      random.pick(edits)(page);
      writeSource(page);
    }
    expect(await found(), `after edit ${count}`).toStrictEqual(wanted());
    if (random.below(2) === 0 || page.translationName !== page.name) await sync();
    for (const { translation, translationName } of pages) {
      const text = translation ? readFileSync(join(root, target(translationName)), 'utf8') : '';
      for (const part of translation ?? []) expect(text).toContain(words(part, 'es'));
    }
  }
});
