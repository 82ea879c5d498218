import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { CheckReport } from '../../check/check-report.ts';
import { checkCounts } from './check-counts.ts';
import { problemSections } from './html-sections.ts';
import { withoutControls } from './xml.ts';

/**
 * Returns a report as one HTML page that needs no other file, no script and no network: the
 * problems by severity, kind and file. `css` is its style sheet.
 */
export function formatHtml(report: CheckReport, css: string): string {
  const { found, left } = checkCounts(report);
  const title = `Site check: ${found.join(', ')}`;
  const page = h('html', { lang: 'en' }, [
    h('head', [
      h('meta', { charSet: 'utf-8' }),
      h('meta', { httpEquiv: 'Content-Security-Policy', content: "default-src 'none'; style-src 'unsafe-inline'" }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('title', title),
      h('style', css),
    ]),
    h('body', [
      h('header', [
        h('h1', 'Site check'),
        ...report.outDirs.map((folder) => h('p.folder', h('code', folder))),
        countList(report),
        ...(left.length === 0 ? [] : [h('p.left', `Not in this report: ${left.join(', ')}.`)]),
      ]),
      h('main', problemSections(report.problems)),
      h(
        'footer',
        h('p', [
          'Written by ',
          h('code', 'docsgen check'),
          '. ',
          h('code', 'docsgen explain CODE'),
          ' says what a code means.',
        ]),
      ),
    ]),
  ]);
  return `<!doctype html>\n${withoutControls(toHtml(page))}\n`;
}

function countList({ problems, pages, files, links }: CheckReport) {
  const countOf = (severity: string) => problems.filter((problem) => problem.severity === severity).length;
  const counts = [
    ['Errors', countOf('error'), 'errors'],
    ['Warnings', countOf('warning'), 'warnings'],
    ['Pages', pages, ''],
    ['Files', files, ''],
    ['Links', links, ''],
  ] as const;
  return h(
    'dl.counts',
    counts.map(([name, count, kind]) =>
      h('div', { className: count > 0 && kind !== '' ? [kind] : [] }, [
        h('dt', name),
        h('dd', count.toLocaleString('en-US')),
      ]),
    ),
  );
}
