import { expect, test } from 'vitest';
import { openTestSession } from '../support/dev/open-test-session.ts';
import { openEditedSite } from '../support/edits/edited-site.ts';
import { all, links, one, texts } from '../support/elements.ts';
import { parseHtml } from '../support/parse-html.mjs';
import { borrowSite } from '../support/small-site.ts';

test('an overview shows the headings of the pages around a doc as they are now', async () => {
  const site = openEditedSite(borrowSite('minimal'));
  const write = (file: string, text: string) => site.write(`content/en/docs/map/${file}`, text);
  write('index.mdx', '# Map\n\n<SectionOverview />\n');
  write(
    '1-calls.md',
    '---\ndescription: All about calls.\n---\n\n# Calls\n\n## Dial `1`\n\n### Deep\n\n## Hang up {#end}\n',
  );
  write('2-plain.md', '---\nhide_table_of_contents: true\n---\n\n# Plain\n\n## Hidden\n');
  write('3-secret.md', '---\nunlisted: true\n---\n\n# Secret\n\n## Never shown\n');
  write('trunks/index.md', '# Trunks\n\n## Of the category\n');
  write('trunks/sip.md', '# SIP\n\n## Ports\n');
  write('trunks/more/index.md', '# More\n\n## Of more\n');
  write('trunks/more/rtp.md', '# RTP\n\n## Codecs\n');
  const session = await openTestSession(site.root);
  const overview = async () => {
    const answer = await session.answer('/docs/map');
    if (answer.type !== 'page') throw new Error(answer.type);
    const text = one(parseHtml(answer.html), '.prose');
    return { categories: texts(text, 'h2'), pages: all(text, '.card').map((card) => links(card)) };
  };
  const { categories, pages } = await overview();
  expect(categories).toStrictEqual(['trunks']);
  expect(pages).toStrictEqual([
    [
      ['Calls', '/docs/map/calls'],
      ['Dial 1', '/docs/map/calls#dial-1'],
      ['Hang up', '/docs/map/calls#end'],
    ],
    [['Plain', '/docs/map/plain']],
    [
      ['more', '/docs/map/trunks/more'],
      ['Of more', '/docs/map/trunks/more#of-more'],
    ],
    [
      ['RTP', '/docs/map/trunks/more/rtp'],
      ['Codecs', '/docs/map/trunks/more/rtp#codecs'],
    ],
    [
      ['SIP', '/docs/map/trunks/sip'],
      ['Ports', '/docs/map/trunks/sip#ports'],
    ],
  ]);

  write('1-calls.md', '# Calls\n\n## Dial two\n\n## Hang up now {#end}\n');
  await session.update(new Set(['content/en/docs/map/1-calls.md']));
  expect((await overview()).pages[0]).toStrictEqual([
    ['Calls', '/docs/map/calls'],
    ['Dial two', '/docs/map/calls#dial-two'],
    ['Hang up now', '/docs/map/calls#end'],
  ]);
});
