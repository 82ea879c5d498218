import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { checkExternal, type ExternalCheck } from '../../../src/check/external/check-external.ts';
import type { LinkPlace } from '../../../src/check/external/link-problems.ts';
import type { ExternalFields } from '../../../src/config/fields/check.ts';
import { resolveCheck } from '../../../src/config/resolve-check.ts';
import { type BadServer, startBadServer, startForeignServer } from '../../support/bad-server.ts';
import { makeFolder } from '../../support/small-site.ts';

let server: BadServer;
beforeAll(async () => void (server = await startBadServer()));
beforeEach(() => void (server.requests.length = 0));
afterAll(() => server.close());

interface Run extends Partial<Pick<ExternalCheck, 'cacheFolder' | 'now' | 'onProgress'>> {
  readonly fields?: ExternalFields;
  readonly places?: readonly LinkPlace[];
}

/** Checks links to addresses, without waiting for anything but servers. */
async function check(addresses: readonly string[], { fields, places, ...rest }: Run = {}) {
  const folder = makeFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const slept: number[] = [];
  const links = new Map(
    addresses.map((address) => [
      address.startsWith('/') ? `${server.origin}${address}` : address,
      places ?? [{ file: 'content/en/docs/a.md', line: 3, column: 5 }],
    ]),
  );
  const external: ExternalFields = { allow: ['*://127.0.0.1:*/**'], timeout: 5, ...fields };
  const problems = await checkExternal({
    links,
    config: { check: resolveCheck({ external }) },
    cacheFolder: folder,
    sleep: async (milliseconds) => void slept.push(milliseconds),
    ...rest,
  });
  // What waits between the pages of a host is no answer to a failure.
  return { problems, breaks: slept.filter((milliseconds) => milliseconds !== 100) };
}

/** Returns the codes of problems, with what their titles say after the address. */
async function verdicts(addresses: readonly string[], run?: Run) {
  const { problems } = await check(addresses, run);
  return problems.map(({ code, title }) => `${code}: ${title.replaceAll(server.origin, '')}`);
}

describe('an answer', () => {
  test.each(['/good', '/temporary', '/only-post', '/recovers', '/no-head', '/head-lies', '/head-hangs-up'])(
    'of %s is good',
    async (path) => expect(await verdicts([path])).toStrictEqual([]),
  );

  test.each(['/slow-body', '/endless', '/wants-cookie', '/wants-get', '/to-private', '/secret'])(
    'of %s is good, too',
    async (path) => expect(await verdicts([path])).toStrictEqual([]),
  );

  test.each([
    ['/missing', 'broken-external-link: The link to /missing is broken: its host answers with 404'],
    ['/gone', 'broken-external-link: The link to /gone is broken: its host answers with 410'],
    ['/circle', 'broken-external-link: The link to /circle is broken: its redirects form a loop'],
    ['/self', 'broken-external-link: The link to /self is broken: its redirects form a loop'],
    [
      '/to-nothing',
      'broken-external-link: The link to /to-nothing is broken: it redirects to something that is not a URL',
    ],
    ['/moved-to-missing', 'broken-external-link: The link to /moved-to-missing is broken: its host answers with 404'],
    [
      '/forbidden',
      'unreachable-external-link: The link to /forbidden cannot be checked: its host refuses programs (403)',
    ],
    ['/wall', 'unreachable-external-link: The link to /wall cannot be checked: its host refuses programs (999)'],
    ['/broken', 'unreachable-external-link: The link to /broken cannot be checked: its host answers with 500'],
    ['/reset', 'unreachable-external-link: The link to /reset cannot be checked: its host closes the connection'],
  ])('of %s is a problem', async (path, verdict) => expect(await verdicts([path])).toStrictEqual([verdict]));

  test('that does not come in time is waited for once more, then given up', async () => {
    const fields = { timeout: 0.2, retries: 5, perHost: 1 };
    expect(await verdicts(['/good', '/no-headers', '/missing'], { fields })).toStrictEqual([
      'unreachable-external-link: The link to /no-headers cannot be checked: it does not respond in time',
      'broken-external-link: The link to /missing is broken: its host answers with 404',
    ]);
    expect(server.requests.slice(1, -2)).toStrictEqual(['HEAD /no-headers', 'GET /no-headers']);
  });

  test('of a host that never answers is waited for once for all its pages, in the time of one request', async () => {
    const limits: number[] = [];
    const timer = vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
      limits.push(limit);
      return AbortSignal.abort(new DOMException('The time is over.', 'TimeoutError'));
    });
    onTestFinished(() => timer.mockRestore());
    const addresses = ['/a', '/b', '/c#id', '/d'];
    const { problems, breaks } = await check(addresses, { fields: { timeout: 20, perHost: 1 } });
    expect(problems.map(({ title, cause }) => [title.replace(/.*: /, ''), cause])).toStrictEqual(
      addresses.map(() => ['its host does not respond', server.origin]),
    );
    expect([limits, breaks]).toStrictEqual([[10_000, 10_000], []]);
  });

  test('that is compressed is read', async () => {
    expect(await verdicts(['/compressed#here', '/compressed#nowhere'])).toStrictEqual([
      'missing-external-anchor: /compressed has no element with the id `nowhere`',
    ]);
  });

  test('that is not HTTP, a closed port and a certificate of its own are told apart', async () => {
    const [foreign, secure] = [await startForeignServer(), await startBadServer({ isSecure: true })];
    const closed = await startForeignServer();
    await closed.close();
    onTestFinished(async () => void (await Promise.all([foreign.close(), secure.close()])));
    const { problems } = await check([`${foreign.origin}/`, `${secure.origin}/good`, `${closed.origin}/`]);
    expect(problems.map(({ code, title }) => [code, title.replace(/.*: /, '')])).toStrictEqual([
      ['unreachable-external-link', 'its host responds with something that is not HTTP'],
      ['broken-external-link', 'the certificate of its host is self-signed'],
      ['unreachable-external-link', 'its host refuses the connection'],
    ]);
    expect(secure.requests).toStrictEqual([]);
  });

  test('of a host that cannot be reached counts for all its pages', async () => {
    const closed = await startForeignServer();
    await closed.close();
    const addresses = ['a', 'b', 'c'].map((name) => `${closed.origin}/${name}`);
    const { problems, breaks } = await check(addresses, { fields: { perHost: 1, retries: 2 } });
    expect(problems.map(({ cause }) => cause)).toStrictEqual([closed.origin, closed.origin, closed.origin]);
    expect(breaks).toStrictEqual([1000, 2000]);
  });
});

describe('a host that asks to wait', () => {
  test('gets the time that it asks for', async () => {
    const { problems, breaks } = await check(['/busy', '/busy-until'], { now: () => 4000, fields: { perHost: 1 } });
    expect(problems).toStrictEqual([]);
    expect(breaks).toStrictEqual([7000, 5000]);
    expect(server.requests).toStrictEqual(['HEAD /busy', 'GET /busy', 'HEAD /busy-until', 'GET /busy-until']);
  });

  test('with wrong values, or until a time that is over, gets the usual breaks', async () => {
    const { breaks } = await check(['/busy-wrongly'], { fields: { retries: 3 } });
    expect(breaks).toStrictEqual([1000, 2000, 4000]);
    const now = () => Date.parse('2026-01-01');
    expect((await check(['/busy-until-the-past'], { now })).breaks).toStrictEqual([1000]);
  });

  test('for hours is left alone', async () => {
    const { problems, breaks } = await check(['/busy-for-hours', '/good'], { fields: { perHost: 1 } });
    expect(problems.map(({ code }) => code)).toStrictEqual(['unreachable-external-link', 'unreachable-external-link']);
    expect(breaks).toStrictEqual([]);
    expect(server.requests).toStrictEqual(['HEAD /busy-for-hours']);
  });

  test('never gets more requests at once than its share', async () => {
    const addresses = Array.from({ length: 30 }, (_, index) => `/many/${index}`);
    const counter = await startBadServer();
    onTestFinished(() => counter.close());
    const { problems } = await check(
      addresses.map((path) => counter.origin + path),
      { fields: { perHost: 3 } },
    );
    expect(problems).toStrictEqual([]);
    expect(counter.requests).toHaveLength(30);
    expect(counter.mostOpen()).toBeLessThanOrEqual(3);
    expect(counter.mostOpen()).toBeGreaterThan(1);
  });
});

describe('a page that has moved', () => {
  test('is named with its new address and the place of the link', async () => {
    const { problems } = await check(['/moved#part'], {
      places: [{ file: 'a.md', line: 1, column: 2 }, { file: 'b.md' }, { file: 'c.md' }],
    });
    const moved = `${server.origin}/good#part`;
    expect(problems).toContainEqual({
      severity: 'warning',
      code: 'missing-external-anchor',
      title: `${server.origin}/moved has no element with the id \`part\``,
      hint: 'Correct the part after `#`, or remove it to link to the page as a whole. The link is on 2 other pages, too.',
      file: 'a.md',
      line: 1,
      column: 2,
      cause: `${server.origin}/moved`,
    });
    const { problems: whole } = await check(['/moved']);
    expect(whole).toMatchObject([
      { code: 'moved-external-link', hint: `Write ${moved.replace('#part', '')} instead.` },
    ]);
  });

  test('for good, then for a while, is named by the address that stays', async () =>
    expect(await verdicts(['/moved-then-temporary'])).toStrictEqual([
      'moved-external-link: /moved-then-temporary has moved for good to /temporary',
    ]));

  test('to a start page may be gone', async () => {
    const { problems } = await check(['/moved-to-start']);
    expect(problems[0]?.hint).toContain('home page');
  });
});

describe('an id', () => {
  test.each(['here', 'old', 'a%C3%B1o%20nuevo', 'readme', 'top', '', ':~:text=words', 'here:~:text=words'])(
    '#%s is there',
    async (id) => expect(await verdicts([`/anchors#${id}`])).toStrictEqual([]),
  );

  test.each(['scripted', 'L10', 'L10-L20', 'issuecomment-123', '/route', '!page', 'page=3'])(
    '#%s may come from a script',
    async (id) => expect(await verdicts([`/anchors#${id}`])).toStrictEqual([]),
  );

  test.each(['/app#part', '/file.pdf#part', '/endless#part'])('of %s cannot be known', async (address) => {
    expect(await verdicts([address])).toStrictEqual([]);
  });

  test('of a page that does not end cannot be known', async () =>
    expect(await verdicts(['/slow-body#part'], { fields: { timeout: 0.3 } })).toStrictEqual([]));

  test('that is late on a long page is found', async () => expect(await verdicts(['/huge#late'])).toStrictEqual([]));

  test('that is missing is reported, and a page is requested once for all its ids', async () => {
    expect(await verdicts(['/anchors#here', '/anchors#nowhere', '/anchors#in-text', '/anchors'])).toStrictEqual([
      'missing-external-anchor: /anchors has no element with the id `nowhere`',
      'missing-external-anchor: /anchors has no element with the id `in-text`',
    ]);
    expect(server.requests).toStrictEqual(['GET /anchors']);
  });
});

describe('an address', () => {
  test('of an example or of a private network is not requested', async () => {
    const addresses = [
      ...['http://localhost:3000/', 'https://api.example.com/v1', 'https://docs.example/', 'http://intranet/'],
      ...['http://192.168.1.1/', 'http://[::1]/', 'http://169.254.169.254/latest', 'https://printer.local/'],
      'http://0x7f.1/',
    ];
    let total: number | null = null;
    const onProgress = (_: number, all: number) => void (total = all);
    expect((await check(addresses, { onProgress })).problems).toStrictEqual([]);
    expect(total).toBeNull();
    await check(['/good'], { onProgress });
    expect(total).toBe(1);
    await check(['/good'], { fields: { allow: [] } });
    expect(server.requests).toStrictEqual(['HEAD /good']);
  });

  test('that is denied is not requested, not even if it is allowed', async () => {
    const deny = [`${server.origin}/missing/**`, '*://*/gone'];
    expect(await verdicts(['/missing', '/gone', '/missing/a?b#c'], { fields: { deny } })).toStrictEqual([]);
    expect(server.requests).toStrictEqual([]);
  });

  test('with a password is requested without it', async () => {
    expect(await verdicts([`${server.origin.replace('//', '//user:password@')}/secret`])).toStrictEqual([]);
    expect(server.requests).toStrictEqual(['HEAD /secret']);
  });
});

describe('a second run', () => {
  test('requests nothing that was good, until it is too old', async () => {
    const cacheFolder = makeFolder();
    onTestFinished(() => rm(cacheFolder, { recursive: true, force: true }));
    const addresses = ['/good', '/moved', '/anchors#here', '/missing', '/forbidden'];
    const at = (days: number) => check(addresses, { cacheFolder, now: () => days * 86_400_000, fields: { maxAge: 3 } });
    const { problems: first } = await at(100);
    expect(first.map(({ code }) => code)).toStrictEqual([
      'moved-external-link',
      'broken-external-link',
      'unreachable-external-link',
    ]);
    server.requests.length = 0;
    expect((await at(102)).problems).toStrictEqual(first);
    expect(new Set(server.requests.map((each) => each.replace(/^\w+ /, '')))).toStrictEqual(
      new Set(['/missing', '/forbidden']),
    );
    server.requests.length = 0;
    await at(104);
    expect(server.requests).toContain('HEAD /good');
    server.requests.length = 0;
    await check(['/anchors#old'], { cacheFolder, now: () => 104 * 86_400_000 });
    expect(server.requests).toStrictEqual(['GET /anchors']);
  });

  test('reads a damaged cache as none', async () => {
    const cacheFolder = makeFolder();
    onTestFinished(() => rm(cacheFolder, { recursive: true, force: true }));
    const file = join(cacheFolder, 'external-links.json');
    for (const text of ['{', '[]', `{"format":1,"pages":{"${server.origin}/good":{"time":"now"}}}`]) {
      await writeFile(file, text);
      expect((await check(['/good'], { cacheFolder })).problems).toStrictEqual([]);
      expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ format: 1 });
    }
    expect(server.requests).toHaveLength(3);
  });
});
