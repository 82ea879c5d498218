import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EditUrl } from '../../../../src/config/fields/page-details.ts';
import { loadSite } from '../../../../src/pipeline/load-site.ts';
import type { NoticeProps } from '../../../../src/shared/main-props.ts';
import { createPageContext } from '../../../../src/site/graph/page-context.ts';
import type { Site } from '../../../../src/site/graph/site.ts';
import { createNotices } from '../../../../src/site/page-props/notices.ts';
import { copySite } from '../../../support/small-site.ts';

const root = copySite('three-locales');
let site: Site;
beforeAll(async () => {
  site = (await loadSite({ root, drafts: false })).value;
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function noticesOf(changed: Site, url: string): readonly NoticeProps[] {
  const route = changed.byUrl.get(url);
  if (!route) throw new Error(`There is no page at ${url}`);
  return createNotices(createPageContext(changed, route));
}

describe('a page that is not translated', () => {
  const page = '/es/docs/english-only';
  const helpWith = (editUrl: EditUrl | null, addresses: Site['editAddresses'] = new Map()) => {
    const config = { ...site.config, pageDetails: { ...site.config.pageDetails, editUrl } };
    return noticesOf({ ...site, config, editAddresses: addresses }, page);
  };

  test('has no link to write the translation if the site has no `editUrl`', () => {
    expect(helpWith(null)).toStrictEqual([{ type: 'untranslated' }]);
  });

  test.each([
    ['https://github.com/acme/docs/edit/main/{path}', 'new/main/content/es/docs?filename=english-only.md'],
    ['https://github.com/acme/docs/blob/v1/site/{path}', 'new/v1/site/content/es/docs?filename=english-only.md'],
  ])('leads to the form of GitHub for a new file: %s', (editUrl, address) => {
    expect(helpWith(editUrl)).toStrictEqual([
      { type: 'untranslated', helpHref: `https://github.com/acme/docs/${address}` },
    ]);
  });

  test('leads to the repository of the language', () => {
    const repository = (name: string) => `https://github.com/acme/${name}/edit/main/{path}`;
    const [notice] = helpWith({ en: repository('docs'), es: repository('docs-es') });
    const helpHref = 'https://github.com/acme/docs-es/new/main/content/es/docs?filename=english-only.md';
    expect(notice).toStrictEqual({ type: 'untranslated', helpHref });
  });

  test('leads to the text that is to be translated where no form for new files is known', () => {
    const [notice] = helpWith('https://git.example.com/{locale}/{path}');
    const helpHref = 'https://git.example.com/en/content/en/docs/english-only.md';
    expect(notice).toStrictEqual({ type: 'untranslated', helpHref });
  });

  test.each([
    [
      'https://github.com/acme/docs/edit/main/content/en/docs/english-only.md',
      'https://github.com/acme/docs/new/main/content/es/docs?filename=english-only.md',
    ],
    // The function names the file in another way.
    ['https://github.com/acme/docs/edit/main/english.md', 'https://github.com/acme/docs/edit/main/english.md'],
    [null, undefined],
  ])('follows a function that gives %s', (address, helpHref) => {
    const [notice] = helpWith(() => address, new Map([[page, address]]));
    expect(notice).toStrictEqual({ type: 'untranslated', ...(helpHref !== undefined && { helpHref }) });
  });
});

describe('a translation of an older text', () => {
  const outdated = new Map([
    ['content/es/docs/guide.md', { since: '2026-03-09' }],
    ['content/en/docs/guide.md', { since: '2026-03-09' }],
  ]);
  const changed = () => ({ ...site, content: { ...site.content, outdated } });

  test('says since when, in the language of the page, and leads to the original', () => {
    expect(noticesOf(changed(), '/es/docs/guide')).toStrictEqual([
      {
        type: 'outdated',
        since: { iso: '2026-03-09', text: '9 de marzo de 2026' },
        originalHref: '/docs/guide',
        originalLang: 'en-GB',
      },
    ]);
  });

  test('is the only page with such a notice', () => {
    expect(noticesOf(changed(), '/es/docs/reference')).toStrictEqual([]);
    // The original itself, and a page that shows it because it has no translation.
    expect(noticesOf(changed(), '/docs/guide')).toStrictEqual([]);
    expect(noticesOf(changed(), '/arabic/docs/guide')).toStrictEqual([{ type: 'untranslated' }]);
  });
});
