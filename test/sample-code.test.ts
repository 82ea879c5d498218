import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { projectRoot } from './support/docsgen.ts';
import { requireLanguages, sampleLanguages, samples } from './support/languages.ts';
import { makeFolder } from './support/small-site.ts';

const folder = makeFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeAll(requireLanguages);

/** Runs a program. Returns what it prints and its exit status. */
async function run(
  [program = '', ...args]: readonly string[],
  { input = '', env = {} }: { readonly input?: string; readonly env?: Readonly<Record<string, string>> },
) {
  const child = spawn(program, args, { cwd: folder, env: { ...process.env, ...env } });
  const status = new Promise<number | null>((done, fail) => child.once('error', fail).once('exit', done));
  child.stdin.end(input);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await status, stdout: stdout.trimEnd(), stderr };
}

const secret = 'whsec_Zk3u9';
const older = 'whsec_a1B2c';
const now = Math.floor(Date.now() / 1000);
const body = '{"id": "evt_5c0jm",\n "type":"call.ended", "name":"Peña ☎"}';
const sign = (key: string, time: number | string, signed = body) =>
  createHmac('sha256', key).update(`${time}.${signed}`).digest('hex');

interface Vector {
  readonly title: string;
  readonly header: string | null;
  readonly body?: string;
  readonly secrets?: readonly string[];
  readonly genuine: boolean;
}
const vectors: readonly Vector[] = [
  { title: 'valid', header: `t=${now},v1=${sign(secret, now)}`, genuine: true },
  { title: 'blanks after commas', header: `t=${now}, v1=${sign(secret, now)}`, genuine: true },
  { title: 'parts in another order', header: `v1=${sign(secret, now)},t=${now}`, genuine: true },
  { title: 'a part of a later version', header: `t=${now},v2=abc,v1=${sign(secret, now)}`, genuine: true },
  { title: 'an empty body', header: `t=${now},v1=${sign(secret, now, '')}`, body: '', genuine: true },
  { title: 'a clock that is 4 minutes late', header: `t=${now + 240},v1=${sign(secret, now + 240)}`, genuine: true },
  {
    title: 'signed with two secrets, of which the new one is known',
    header: `t=${now},v1=${sign(older, now)},v1=${sign(secret, now)}`,
    genuine: true,
  },
  {
    title: 'signed with the old secret, and both are known',
    header: `t=${now},v1=${sign(older, now)}`,
    secrets: [secret, older],
    genuine: true,
  },
  { title: 'another secret', header: `t=${now},v1=${sign(older, now)}`, genuine: false },
  { title: 'an altered body', header: `t=${now},v1=${sign(secret, now)}`, body: `${body} `, genuine: false },
  { title: 'an old time', header: `t=${now - 3600},v1=${sign(secret, now - 3600)}`, genuine: false },
  { title: 'a time in the future', header: `t=${now + 3600},v1=${sign(secret, now + 3600)}`, genuine: false },
  { title: 'an altered time', header: `t=${now + 1},v1=${sign(secret, now)}`, genuine: false },
  { title: 'a time that is no number', header: `t=now,v1=${sign(secret, 'now')}`, genuine: false },
  { title: 'a time with an exponent', header: `t=1e9,v1=${sign(secret, '1e9')}`, genuine: false },
  {
    title: 'a time as large as no number can be',
    header: `t=${'9'.repeat(30)},v1=${sign(secret, '9'.repeat(30))}`,
    genuine: false,
  },
  { title: 'no time', header: `v1=${sign(secret, '')}`, genuine: false },
  { title: 'a part of the signature', header: `t=${now},v1=${sign(secret, now).slice(0, 32)}`, genuine: false },
  { title: 'an empty signature', header: `t=${now},v1=`, genuine: false },
  { title: 'a signature without a value', header: `t=${now},v1`, genuine: false },
  { title: 'letters that are not hexadecimal', header: `t=${now},v1=${'ñ☎'.repeat(20)}`, genuine: false },
  { title: 'no header', header: null, genuine: false },
  { title: 'an empty header', header: '', genuine: false },
];
const encode = (value: string) => Buffer.from(value).toString('base64');
const input = vectors
  .map(({ header, body: sent = body, secrets = [secret] }) =>
    [header === null ? '-' : encode(header), encode(sent), secrets.map(encode).join(',')].join(' '),
  )
  .join('\n');

describe('the check of a signature', () => {
  test.each(sampleLanguages)('in $name accepts what is genuine, and nothing else', async ({ checkIn }) => {
    const { stdout, stderr } = await run(await checkIn(folder), { input: `${input}\n` });
    expect(stderr).toBe('');
    const answers = stdout.split('\n');
    expect(vectors.map(({ title }, index) => `${title}: ${answers[index]}`)).toStrictEqual(
      vectors.map(({ title, genuine }) => `${title}: ${genuine}`),
    );
  });

  test.each(sampleLanguages)('in $name compares in constant time', ({ signature }) => {
    expect(readFileSync(join(samples, signature), 'utf8')).toMatch(
      /timingSafeEqual|compare_digest|hash_equals|fixed_length_secure_compare|MessageDigest\.isEqual/,
    );
  });
});

/** Answers as the API does. Returns its address, and the requests that it has got. */
async function startApi(status: number, answer: unknown) {
  const requests: { line: string; headers: IncomingHttpHeaders; body: unknown }[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url, headers } = request;
    requests.push({ line: `${method} ${url}`, headers, body: JSON.parse(await text(request)) });
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  };
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { requests, url: `http://127.0.0.1:${address.port}/v1` };
}

describe('the first call', () => {
  test.each(sampleLanguages)('in $name is the request of the documentation', async ({ program, firstCall }) => {
    const { requests, url } = await startApi(202, { id: 'call_7f3k2', status: 'queued' });
    const env = { VOICE_API_URL: url, VOICE_API_KEY: 'vk_test_1' };
    const { status, stdout, stderr } = await run([program, join(samples, firstCall)], { env });
    expect({ status, stderr }).toStrictEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('call_7f3k2');
    const page = readFileSync(join(projectRoot, 'content/en/concepts/app/api-manager.md'), 'utf8');
    const documented: unknown = JSON.parse(/-d '(\{[^']*\})'/.exec(page)?.[1] ?? '');
    expect(requests).toMatchObject([
      {
        line: 'POST /v1/calls',
        headers: {
          authorization: 'Bearer vk_test_1',
          'content-type': 'application/json',
          'idempotency-key': 'reminder-KT4821-2026-03-08',
        },
      },
    ]);
    expect(requests[0]?.body).toStrictEqual(documented);
  });

  test.each(sampleLanguages)('in $name says why it was refused', async ({ program, firstCall }) => {
    const { url } = await startApi(409, { error: { code: 'do_not_call', message: '', request_id: 'req_9d1xw' } });
    const env = { VOICE_API_URL: url, VOICE_API_KEY: 'vk_test_1' };
    const { status, stdout, stderr } = await run([program, join(samples, firstCall)], { env });
    expect(status).not.toBe(0);
    expect(stdout + stderr).toContain('do_not_call');
    expect(stdout + stderr).toContain('req_9d1xw');
  });
});
