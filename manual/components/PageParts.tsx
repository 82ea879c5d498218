import type { ReactNode } from 'react';
import { Notices, PageDetails, Pager, TagRow, type ThemeProps } from 'docsgen/theme';

const version = {
  siteTitle: 'docsgen',
  versionLabel: '1.0',
  latestHref: '/docs',
  latestLabel: '2.0',
};

const outdated = {
  type: 'outdated',
  since: { iso: '2026-11-21', text: 'November 21, 2026' },
  originalHref: '/docs',
  originalLang: 'en',
} as const;

/** Renders all notices that a page can have above its text. */
export function SampleNotices(): ReactNode {
  return (
    <>
      <Notices notices={[{ type: 'untranslated', helpHref: '/docs/organize/languages' }, outdated]} />
      <Notices notices={[{ type: 'draft' }, { type: 'unlisted' }]} />
      <Notices notices={[{ ...version, type: 'unmaintained' }]} />
      <Notices notices={[{ ...version, type: 'unreleased' }]} />
    </>
  );
}

const tags = ['voice', 'integration guides', 'Telekommunikationsüberwachungsverordnung', 'billing', 'a'];

/** Renders the tags of a page. */
export function SampleTags(): ReactNode {
  const links = tags.map((label, index) => ({ label, href: `/docs/theme?tag=${index}`, external: false }));
  return (
    <div className="page-part">
      <TagRow tags={links} />
    </div>
  );
}

const pagers: readonly Pick<ThemeProps<'Pager'>, 'label' | 'previous' | 'next'>[] = [
  {
    label: 'Sample with both neighbors',
    previous: { label: 'How to change it', href: '/docs/theme' },
    next: { label: 'Tokens', href: '/docs/theme/tokens' },
  },
  {
    label: 'Sample with a previous page',
    previous: { label: 'How to change it', href: '/docs/theme' },
    next: null,
  },
  {
    label: 'Sample with a next page',
    previous: null,
    next: { label: 'Tokens', href: '/docs/theme/tokens' },
  },
  {
    label: 'Sample with long titles',
    previous: { label: 'Rufnummernmitnahmebestätigungsverfahren für Nebenstellenanlagen', href: '/docs/theme' },
    next: { label: 'A title of twelve words that continues on a second line here', href: '/docs/theme/tokens' },
  },
];

/** Renders the links to the neighbors of a page, in each of their states. */
export function SamplePagers(): ReactNode {
  return pagers.map((pager) => <Pager key={pager.label} {...pager} previousText="Previous" nextText="Next" />);
}

/** Renders the row under a text with everything that it can have. */
export function SampleDetails(): ReactNode {
  return (
    <div className="page-part">
      <PageDetails
        details={{
          editHref: 'https://example.com/edit',
          updated: { date: { iso: '2026-03-05', text: 'March 5, 2026' }, author: 'Ada' },
          upkeep: { owner: 'the docs team', reviewBy: { iso: '2027-03-05', text: 'March 5, 2027' } },
        }}
      />
    </div>
  );
}
