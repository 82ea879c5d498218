import { expect, test } from 'vitest';
import { writePolicy } from '../../../src/shared/policy-sources.ts';
import { readManual } from '../../support/manual/manual-pages.ts';

const page = readManual('about').find(({ file }) => file === 'about/security.md')?.text ?? '';

test('the manual shows the policy that pages have, and explains each of its directives', () => {
  const policy = writePolicy({
    additions: {},
    inlineStyles: false,
    scriptHashes: ["'sha256-…'"],
    styleHashes: ["'sha256-…'"],
  });
  const [, shown = ''] = /^```text\n(default-src[^]*?)^```$/m.exec(page) ?? [];
  expect(shown.trim().replace(/\s+/g, ' ')).toBe(policy);
  const explained = [...page.matchAll(/^\| `([\w-]+)` \| /gm)].map(([, name]) => name);
  expect(explained).toStrictEqual(policy.split('; ').map((directive) => directive.split(' ')[0]));
});
