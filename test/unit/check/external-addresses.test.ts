import { rm } from 'node:fs/promises';
import { isIP } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { checkExternal } from '../../../src/check/external/check-external.ts';
import { createPublicHosts } from '../../../src/check/external/is-public-host.ts';
import type { LookUpHost } from '../../../src/check/external/request-page.ts';
import { readRetryAfter } from '../../../src/check/external/retry-after.ts';
import { resolveCheck } from '../../../src/config/resolve-check.ts';
import { type BadServer, startBadServer } from '../../support/bad-server.ts';
import { makeFolder } from '../../support/small-site.ts';

let server: BadServer;
beforeAll(async () => void (server = await startBadServer()));
beforeEach(() => void (server.requests.length = 0));
afterAll(() => server.close());

/** Returns the titles of the problems with links, without ports. */
async function titles(addresses: readonly string[], lookUpHost: LookUpHost, allow: readonly string[]) {
  const cacheFolder = makeFolder();
  onTestFinished(() => rm(cacheFolder, { recursive: true, force: true }));
  const config = { check: resolveCheck({ external: { allow: [...allow] } }) };
  const links = new Map(addresses.map((address) => [address, [{ file: 'a.md' }]]));
  const problems = await checkExternal({ links, config, cacheFolder, lookUpHost, sleep: () => Promise.resolve() });
  return problems.map(({ title }) => title.replace(/:\d+/, ''));
}

/** Lets every name lead to some addresses, as whoever owns it can at any time. */
const leadingTo = (...addresses: readonly string[]): LookUpHost => {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_, __, done) => done(null, found);
};

test.each(['127.0.0.1', '::ffff:127.0.0.1', '0.0.0.0', '10.0.0.1', '::1', 'fe80::1%eth0', '64:ff9b::7f00:1'])(
  'an address whose name leads to %s is not requested, neither at first nor after a redirect',
  async (address) => {
    const lookUpHost = leadingTo(address);
    const rebound = server.origin.replace('127.0.0.1', 'rebound.docs-example.dev');
    const addresses = [`${rebound}/missing`, `${server.origin}/to-rebound`];
    expect(await titles(addresses, lookUpHost, [`${server.origin}/**`])).toStrictEqual([]);
    expect(server.requests).toStrictEqual(['HEAD /to-rebound']);
  },
);

test('an address whose name leads to a private network is requested if the site allows it', async () => {
  const rebound = server.origin.replace('127.0.0.1', 'rebound.docs-example.dev');
  const allow = ['http://rebound.docs-example.dev:*/missing'];
  expect(await titles([`${rebound}/missing`, `${rebound}/gone`], leadingTo('127.0.0.1'), allow)).toStrictEqual([
    'The link to http://rebound.docs-example.dev/missing is broken: its host answers with 404',
  ]);
  expect(server.requests).toStrictEqual(['HEAD /missing', 'GET /missing']);
});

test('an address of a private or special network is none that every reader can reach', () => {
  const hosts = createPublicHosts();
  const wrong = [
    ...['0.1.2.3', '10.1.1.1', '100.64.0.1', '100.127.255.255', '127.8.8.8', '169.254.169.254', '172.31.0.1'],
    ...['192.0.0.8', '192.88.99.1', '192.168.0.1', '198.19.255.255', '203.0.113.7', '224.0.0.1', '255.255.255.255'],
    ...['::', '::1', '::7f00:1', '::ffff:10.0.0.1', '::ffff:0:7f00:1', '64:ff9b:1::1', '2002:7f00:1::', '2001::1'],
    ...['2001:db8::1', 'fc00::1', 'fd12::1', 'fe80::1', 'febf::1', 'fec0::1', 'ff02::1', '100::1', '3fff::1'],
    ...['64:ff9b::a00:1', '64:ff9b::127.0.0.1', '64:ff9b::', '64:ff9b::1', 'nonsense', ''],
  ];
  expect(wrong.filter((address) => hosts.hasAddress(address))).toStrictEqual([]);
  const right = ['1.1.1.1', '100.63.0.1', '172.32.0.1', '198.20.0.1', '2606:4700::1111', '2a00::1'];
  // Networks without IPv4 translate all addresses of others.
  const translated = ['64:ff9b::101:101', '64:ff9b::8.8.8.8'];
  expect([...right, ...translated].filter((address) => !hosts.hasAddress(address))).toStrictEqual([]);
  const literal = [...wrong.filter((address) => isIP(address) === 6), ...translated];
  expect(literal.filter((address) => hosts.hasHost(`[${address}]`))).toStrictEqual([]);
});

test.each(['-5', '-1', '0', '', '  ', 'NaN', '1.5', '1e3', '0x10', 'soon', '1999-01-01', '+7', '7 s'])(
  'a host that asks with %j to wait is treated like one that does not ask',
  (value) => expect(readRetryAfter(value, 4000)).toBeNull(),
);

test('a time to wait is a number of seconds or a date to come', () => {
  expect(readRetryAfter('7', 4000)).toBe(7000);
  expect(readRetryAfter('Thu, 01 Jan 1970 00:00:09 GMT', 4000)).toBe(5000);
  expect(readRetryAfter('Thursday, 01-Jan-70 00:00:09 GMT', 4000)).toBe(5000);
});
