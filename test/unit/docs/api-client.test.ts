import { execFile } from 'node:child_process';
import { copyFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { expect, it, onTestFinished } from 'vitest';
import { projectRoot } from '../../support/docsgen.ts';
import { errorBody, readSample, startMockApi } from '../../support/mock-api.ts';
import { openApiFile } from '../../support/openapi.ts';
import { makeFolder } from '../../support/small-site.ts';

const run = promisify(execFile);
const node = (...args: readonly string[]) => run(process.execPath, args, { cwd: projectRoot });
const modules = join(projectRoot, 'node_modules');

const options = {
  strict: true,
  noEmit: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  target: 'es2022',
  lib: ['es2022', 'dom'],
  module: 'preserve',
  moduleResolution: 'bundler',
  allowImportingTsExtensions: true,
  types: [],
};

/** Makes a client as a customer does, and checks its types. Returns the folder with its program. */
async function makeClient(): Promise<string> {
  const folder = makeFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  symlinkSync(modules, join(folder, 'node_modules'), 'junction');
  copyFileSync(join(projectRoot, 'test/fixtures/api-client/requests.ts'), join(folder, 'requests.ts'));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['requests.ts'] }));
  const generator = join(modules, 'openapi-typescript/bin/cli.js');
  const withTypeScript6 = `--import=${pathToFileURL(join(projectRoot, 'test/support/typescript-6.mjs')).href}`;
  await node(withTypeScript6, generator, openApiFile, '-o', join(folder, 'api.ts'));
  await node(join(modules, 'typescript/bin/tsc'), '-p', folder).catch(({ stdout }: { readonly stdout: string }) => {
    throw new Error(stdout);
  });
  return folder;
}

it('gives a client whose types are right, and which takes what the platform adds later', async () => {
  const folder = await makeClient();
  const program = join(folder, 'requests.mjs');
  await build({ entryPoints: [join(folder, 'requests.ts')], outfile: program, bundle: true, format: 'esm' });
  const { sendAll, endOf }: { sendAll: (url: string) => Promise<unknown>; endOf: (event: object) => string } =
    await import(pathToFileURL(program).href);

  const news = { something_new: { of: 'tomorrow' } };
  const api = await startMockApi({
    'POST /calls': [202, { id: 'call_1', status: 'queued', agent_id: 'agt_4m9qd', agent_version: 12, ...news }],
    'GET /calls/call_7f3k2': [200, { ...readSample('call'), end_reason: 'something_new', ...news }],
    'GET /calls': [200, readSample('calls')],
    'PATCH /campaigns/cmp_8r2vx': [200, readSample('campaign')],
    'POST /trunks': [201, { ...readSample('trunk'), authentication: 'registration', host: null, password: 'once' }],
    'PUT /directory/contacts/%2B12025550143': [200, readSample('contact')],
    'POST /webhooks': [201, readSample('webhook')],
    'DELETE /agents/agt_4m9qd': [204],
    'POST /calls/call_7f3k2/hangup': [409, errorBody('call_ended')],
    'GET /numbers': [429, errorBody('too_many_requests'), { 'Retry-After': '17' }],
  });
  onTestFinished(api.close);
  const results = await sendAll(api.url);

  expect(api.mistakes).toStrictEqual([]);
  expect(results).toStrictEqual({
    placed: 'queued',
    call: ['something_new', 'connected'],
    calls: [155],
    campaign: 'running',
    trunk: 'once',
    contact: ['renewal-march', 'vip'],
    webhook: ['call.ended', 'action.failed'],
    deleted: 204,
    refused: [401, 'invalid_key'],
    ended: [409, 'call_ended'],
    limited: [429, 'too_many_requests', '17'],
  });
  expect(endOf(readSample('event-call-ended'))).toBe('call.ended: transferred');
});
