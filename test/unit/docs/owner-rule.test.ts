import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isExample, isPlaceholder } from '../../../plugins/examples.ts';
import owner, { findExamples, findValues } from '../../../plugins/owner.ts';
import { siteValues } from '../../../site-values.ts';
import config from '../../../site.config.ts';
import type { RuleFinding, RulePage } from '../../../src/plugins/contract/rules-hook.ts';
import { projectRoot } from '../../support/docsgen.ts';

const page: RulePage = {
  ...{ url: '/a', locale: 'en', kind: 'doc', collection: 'concepts', source: 'a.md', title: 'A', description: null },
  ...{ frontMatter: {}, headings: [], words: 1, section: [], image: null, references: [] },
  site: { title: 'S', language: 'en', direction: 'ltr', accent: '#000000', logo: null },
  address: 'https://docs.kettle.coffee/a',
  text: 'Call :var[sip].\n\nIt waits :var[silence] s at `:var[media]`, and :var[sip] answers from :var[networks].',
};

async function findingsOf(changes: Partial<RulePage>): Promise<readonly RuleFinding[]> {
  const rule = owner.rules?.['example-value'];
  if (typeof rule !== 'object') throw new TypeError('The plugin has no rule with a level.');
  expect(rule.level).toBe('error');
  const findings: RuleFinding[] = [];
  await rule.check({ ...page, ...changes }, { report: (finding) => findings.push(finding) });
  return findings;
}

describe('the rule owner/example-value', () => {
  test('names each example of a page at a real address, where the page has it first', async () => {
    const findings = await findingsOf({});
    expect(findings.map(({ message, line, column }) => [message, line, column])).toStrictEqual([
      ['The value "sip" is still an example: sip.example.com', 1, 6],
      ['The value "networks" is still an example: 203.0.113.0/26', 3, 71],
    ]);
  });

  test.each([
    ...['https://docs.example.com/a', 'https://example.org/a', 'https://docs.internal/a', 'https://docs.test/a'],
    ...[
      'http://localhost:3000/a',
      'http://127.0.0.1:3000/a',
      'http://[::1]/a',
      'http://192.168.1.4/a',
      'http://172.20.0.2/a',
      'http://[fe80::1]/a',
    ],
  ])('says nothing at %s, and does not read the page', async (address) => {
    const read = () => {
      throw new Error('The page was read.');
    };
    expect(await findingsOf({ address, ...Object.defineProperty({}, 'text', { get: read }) })).toStrictEqual([]);
    expect(isPlaceholder(address)).toBe(true);
  });

  test.each([
    'https://docs.kettle.coffee/',
    'https://example.com.br/',
    'https://internal.kettle.coffee',
    'https://8.8.8.8',
  ])('takes %s for real', (address) => {
    expect(isPlaceholder(address)).toBe(false);
  });
});

test('the site hides the code placeholder-address only as long as its own address is one', () => {
  expect(config.reports['placeholder-address']).toBe(isPlaceholder(config.url) ? 'off' : 'warn');
});

describe('a value', () => {
  test.each([
    ...['sip.example.com', 'https://api.example.com/v1', 'support@example.org', 'example.com/subprocessors'],
    ...['203.0.113.0/26', '198.51.100.20', '192.0.2.53', '2001:db8::1', 'sip.voice.example', 'SIP.Example.COM'],
  ])('that is an example is found: %s', (value) => {
    expect(isExample(value)).toBe(true);
    expect([...findExamples({ first: value, second: { en: 'the same', es: value } }).keys()]).toHaveLength(2);
  });

  test.each([
    ...['sip.kettle.coffee', 'support@counter-example.com', 'example.company.io', 'api.example.com.br', '16384–32767'],
    ...['for example', '1203.0.113.0', '203.0.114.0/26', '512 × 512', 'latest', 'the region that your contract names'],
  ])('that is none is left alone: %s', (value) => {
    expect(isExample(value)).toBe(false);
  });

  test('of this site is an example only among the addresses', () => {
    const text = readFileSync(join(projectRoot, 'site-values.ts'), 'utf8');
    const [, list = ''] = /const addresses = \{([^]*?)\n\};/.exec(text) ?? [];
    const addresses = [...list.matchAll(/^ {2}(\w+): '(.*)',$/gm)];
    expect(addresses.length).toBeGreaterThan(15);
    const written = addresses.filter(([, , value = '']) => /\bexample\.com|203\.0\.113/.test(value));
    expect([...findExamples(siteValues).keys()]).toStrictEqual(written.map(([, name]) => name));
  });
});

describe('a page', () => {
  test('inserts values in text, and in code with the word `vars`', () => {
    const lines = [
      ...['````md', ':var[shown]', '```bash vars', ':var[inside]', '```', '````'],
      ...[
        '- ```bash title="a" vars',
        '  curl :var[filled]',
        '  ```',
        '`:var[code]` <code>:var[tag]</code> ``a`` :var[tag]',
      ],
    ];
    expect(findValues(lines.join('\n'))).toStrictEqual([
      { name: 'filled', line: 8, column: 8 },
      { name: 'tag', line: 10, column: 20 },
    ]);
  });

  // A rule sees the text of a page, not of the files that it includes.
  test('includes no file that inserts values', () => {
    const folder = join(projectRoot, 'content');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const included = files.filter((file) => /(?:^|[/\\])_[^/\\]+$|[/\\]samples[/\\]/.test(file));
    expect(included.length).toBeGreaterThan(30);
    expect(included.filter((file) => readFileSync(join(folder, file), 'utf8').includes(':var['))).toStrictEqual([]);
  });
});
