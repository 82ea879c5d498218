import { expect, test } from 'vitest';
import type { HostRules } from '../../../../src/outputs/hosts/host-rules.ts';
import { headersFile, vercelFile } from '../../../../src/outputs/hosts/redirect-files.ts';

const rules: HostRules = {
  base: '/docs/',
  trailingSlash: 'never',
  isCompressed: false,
  exact: [],
  patterns: [],
  startPages: () => [],
  folders: [],
  worker: '/docs/sw.js',
};

test('hosts are told not to keep a service worker', () => {
  expect(headersFile(rules)).toContain('\n/docs/sw.js\n  Cache-Control: no-cache\n');
  expect(JSON.parse(vercelFile(rules)).headers).toContainEqual({
    source: '/docs/sw.js',
    headers: [{ key: 'Cache-Control', value: 'no-cache' }],
  });
});

test('they are told nothing about the worker of a site without one', () => {
  expect(headersFile({ ...rules, worker: null }) + vercelFile({ ...rules, worker: null })).not.toContain('sw.js');
});
