import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { addressText, servedAddress } from '../../../../src/cli/deploy/served-address.ts';
import { makeFolder } from '../../../support/small-site.ts';

function folderFor(domain?: string): string {
  const folder = makeFolder();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  if (domain !== undefined) writeFileSync(join(folder, 'CNAME'), domain);
  return folder;
}

const pages = { url: 'https://ada.github.io', base: '/handbook/' };
const remote = 'git@github.com:Ada/handbook.git';

describe('GitHub Pages serves', () => {
  test.each([
    ['git@github.com:Ada/handbook.git', 'https://ada.github.io/handbook/'],
    ['https://github.com/ada/Handbook', 'https://ada.github.io/Handbook/'],
    ['https://token@github.com/ada/handbook.git/', 'https://ada.github.io/handbook/'],
    ['ssh://git@ssh.github.com:443/ada/handbook.git', 'https://ada.github.io/handbook/'],
    ['git@github.com:ada/ada.github.io.git', 'https://ada.github.io/'],
    ['https://github.com/ada/my.docs.git', 'https://ada.github.io/my.docs/'],
    ['git@gitlab.com:ada/handbook.git', null],
    ['https://notgithub.com/ada/handbook', null],
    ['/srv/git/github.com/handbook.git', null],
  ])('%s at %s', (remote, address) => {
    expect(servedAddress({ folder: folderFor(), remote, config: null })).toStrictEqual({ address, base: null });
  });

  test('a domain that the site names, wherever the repository is', () => {
    const served = { folder: folderFor('docs.kettle.coffee\n'), remote };
    expect(servedAddress({ ...served, config: pages })).toStrictEqual({
      address: 'https://docs.kettle.coffee/',
      base: '/',
    });
    expect(servedAddress({ ...served, config: { url: 'https://docs.kettle.coffee', base: '/' } }).base).toBe(null);
  });
});

describe('the text about the address', () => {
  test.each([
    ['says nothing more if everything fits', pages, ''],
    ['says nothing more about a site for any path', { ...pages, base: './' }, ''],
    [
      'says that it needs `base`',
      { ...pages, base: '/' },
      "! The site is built for https://ada.github.io/: write `base: '/handbook/'` in its configuration\n",
    ],
    [
      'says that it needs another address, or a domain',
      { url: 'https://docs.kettle.coffee', base: '/' },
      "! The site is built for https://docs.kettle.coffee/: write `url: 'https://ada.github.io'` and `base: '/handbook/'` in its configuration, or `docs.kettle.coffee` into static/CNAME if that is its domain\n",
    ],
  ])('%s', (_, config, more) => {
    const there = '  GitHub Pages serves this branch at https://ada.github.io/handbook/\n';
    expect(addressText({ folder: folderFor(), remote, config })).toBe(there + more);
  });

  test('names the address of the configuration for another host', () => {
    const folder = folderFor();
    expect(addressText({ folder, remote: '/srv/git/docs.git', config: pages })).toBe(
      '  Built for https://ada.github.io/handbook/\n',
    );
    expect(addressText({ folder, remote: '/srv/git/docs.git', config: null })).toBe('');
  });
});
