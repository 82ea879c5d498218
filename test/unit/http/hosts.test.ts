import { expect, test } from 'vitest';
import { hostNames, serverUrls } from '../../../src/http/hosts.ts';

const own = ['192.168.1.5', 'fe80::1'];

test('a server that listens everywhere has the addresses of its machine as names', () => {
  expect([...hostNames('0.0.0.0', own)]).toStrictEqual(['localhost', '127.0.0.1', '[::1]', '192.168.1.5', '[fe80::1]']);
  expect(hostNames('::', own).has('192.168.1.5')).toBe(true);
});

test('a server that listens on one address has no other', () => {
  expect([...hostNames('Docs.Example', own)]).toStrictEqual(['localhost', '127.0.0.1', '[::1]', 'docs.example']);
});

test('addresses on this machine come first', () => {
  expect(serverUrls({ host: '0.0.0.0', port: 3000, base: '/docs/' }, own)).toStrictEqual([
    'http://localhost:3000/docs/',
    'http://192.168.1.5:3000/docs/',
  ]);
  expect(serverUrls({ host: '::1', port: 3000, base: '/' }, own)).toStrictEqual(['http://[::1]:3000/']);
});
