import { expect, test } from 'vitest';
import { hostNames, serverUrls, workspaceHosts } from '../../../src/http/hosts.ts';

const own = ['192.168.1.5', 'fe80::1'];

test('a server that listens everywhere has the addresses of its machine as names', () => {
  expect([...hostNames('0.0.0.0', [], own).machine]).toStrictEqual([
    'localhost',
    '127.0.0.1',
    '[::1]',
    '192.168.1.5',
    '[fe80::1]',
  ]);
  expect(hostNames('::', [], own).machine.has('192.168.1.5')).toBe(true);
});

test('a server that listens on one address has no other', () => {
  expect([...hostNames('Docs.Example', [], own).machine]).toStrictEqual([
    'localhost',
    '127.0.0.1',
    '[::1]',
    'docs.example',
  ]);
});

test('addresses on this machine come first', () => {
  expect(serverUrls({ host: '0.0.0.0', port: 3000, base: '/docs/' }, own)).toStrictEqual([
    'http://localhost:3000/docs/',
    'http://192.168.1.5:3000/docs/',
  ]);
  expect(serverUrls({ host: '::1', port: 3000, base: '/' }, own)).toStrictEqual(['http://[::1]:3000/']);
});

test.each([
  [
    { CODESPACE_NAME: 'quiet-lamp', GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: 'app.github.dev' },
    ['quiet-lamp-{port}.app.github.dev'],
  ],
  [{ CODESPACE_NAME: 'quiet-lamp' }, ['quiet-lamp-{port}.app.github.dev']],
  [{ GITPOD_WORKSPACE_URL: 'https://site-1a2b.ws-eu.gitpod.io' }, ['{port}-site-1a2b.ws-eu.gitpod.io']],
  [{ VSCODE_PROXY_URI: 'https://code.example.com/proxy/{{port}}' }, ['code.example.com']],
  [{ VSCODE_PROXY_URI: 'https://abc-{{port}}.devtunnels.example/' }, ['abc-{port}.devtunnels.example']],
  [{ GITPOD_WORKSPACE_URL: 'none', VSCODE_PROXY_URI: '{{port}}' }, []],
  [{}, []],
])('%# a cloud workspace names itself: %j', (environment, names) => {
  expect(workspaceHosts(environment)).toStrictEqual(names);
});
