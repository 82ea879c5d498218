import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { siteValues } from '../../../site-values.ts';
import { checkValue, schemaOf } from '../../support/api-checker.ts';
import { projectRoot } from '../../support/docsgen.ts';
import { operationsOf, readOpenApi, type Schema } from '../../support/openapi.ts';

const api = readOpenApi();
const { schemas } = api.components;
const folderOf = (locale: string) => join(projectRoot, 'content', locale, 'concepts/app/samples');
const namesIn = (locale: string) => readdirSync(folderOf(locale)).filter((name) => name.endsWith('.json'));
const read = (name: string, locale = 'en'): unknown => JSON.parse(readFileSync(join(folderOf(locale), name), 'utf8'));

/** Returns a value with a new field in each of its objects, and new values of its open enumerations. */
function withNews(schema: Schema | undefined, value: unknown): unknown {
  const { $ref, anyOf, items, properties } = schema ?? {};
  if ($ref !== undefined) return withNews(schemas[$ref.split('/').at(-1) ?? ''], value);
  if (anyOf && typeof value === 'string') return 'something_new';
  if (Array.isArray(value)) return value.map((item) => withNews(items, item));
  if (typeof value !== 'object' || value === null || !properties) return value;
  const known = Object.entries(value).map(([key, field]) => [key, withNews(properties[key], field)] as const);
  return { ...Object.fromEntries(known), something_new: true };
}

const objects = {
  Agent: 'agent',
  Brand: 'brand',
  Call: 'call',
  Campaign: 'campaign',
  Client: 'client',
  Contact: 'contact',
  Destination: 'destination',
  Document: 'document',
  Domain: 'domain',
  Error: 'error',
  KnowledgeBase: 'knowledge-base',
  Number: 'number',
  Transcript: 'transcript',
  Trunk: 'trunk',
  Usage: 'usage',
  Webhook: 'webhook',
};

test.each(Object.entries(objects))('the response %s may have fields and values that are added later', (name, file) => {
  const sample = read(`${file}.json`);
  expect(checkValue(schemaOf(name), sample)).toStrictEqual([]);
  const changed = withNews(schemaOf(name), sample);
  expect(changed).not.toStrictEqual(sample);
  expect(checkValue(schemaOf(name), changed)).toStrictEqual([]);
});

describe('a request', () => {
  const changes = Object.keys(schemas).filter((name) => name.endsWith('Update'));

  test.each(changes)('%s needs no field, and refuses unknown ones and those that the platform sets', (name) => {
    expect(checkValue(schemaOf(name), {})).toStrictEqual([]);
    expect(checkValue(schemaOf(name), { something_new: true })).toHaveLength(1);
    expect(checkValue(schemaOf(name), { created_at: '2026-03-02T14:03:11Z' })).toHaveLength(1);
  });

  it('is not that of the whole object', () => {
    for (const [line, { requestBody }] of operationsOf(api)) {
      const name = /schemas\/(\w+)"/.exec(JSON.stringify(requestBody ?? null))?.[1] ?? '';
      const ending = line.startsWith('POST ') ? /Create$|Request$/ : /Update$|Request$/;
      if (requestBody) expect(name, line).toMatch(ending);
    }
    expect(JSON.stringify(api)).not.toMatch(/"(readOnly|writeOnly)"/);
  });

  it('changes one field of a campaign', () => {
    const check = (value: unknown) => checkValue(schemaOf('CampaignUpdate'), value);
    expect(check({ pace: { calls_at_once: 2 } })).toStrictEqual([]);
    expect(check({ pace: { calls_at_once: 2, something_new: 1 } })).toHaveLength(1);
    expect(check({ voicemail: { mode: 'something_new' } })).toHaveLength(1);
    expect(check({ retries: { after_minutes: { something_new: 15 } } })).not.toStrictEqual([]);
  });

  it('creates a trunk with a host, or with a registration', () => {
    const check = (value: object) => checkValue(schemaOf('TrunkCreate'), { name: 'Office', channels: 10, ...value });
    expect(check({ authentication: 'registration' })).toStrictEqual([]);
    expect(check({ authentication: 'host', host: 'pbx.example.com' })).toStrictEqual([]);
    expect(check({ host: 'pbx.example.com' })).toStrictEqual([]);
    expect(check({ authentication: 'host' })).not.toStrictEqual([]);
    expect(check({ host: null })).not.toStrictEqual([]);
    expect(check({})).not.toStrictEqual([]);
  });
});

/** The texts of a sample that people read. */
const texts =
  /"(name|label|title|language|greeting|instructions|description|message|text|destination)": "(?:\\.|[^"\\])*"/g;
const names = /"also_called": \[[^\]]*\]/g;

test.each(['es', 'pt'])('the samples in %s differ from the English ones in texts only', (locale) => {
  const own = namesIn(locale);
  expect(own.length).toBeGreaterThan(10);
  for (const name of own) {
    const [translated = '', english = ''] = [locale, 'en'].map((one) =>
      readFileSync(join(folderOf(one), name), 'utf8'),
    );
    const bare = (text: string) => text.replaceAll(texts, '"$1": ""').replaceAll(names, '"also_called": []');
    expect(bare(translated), name).toBe(bare(english));
    expect(translated, name).not.toBe(english);
  }
});

interface Campaign {
  readonly contacts: number;
  readonly contacts_done: number;
  readonly attempts: Readonly<Record<string, number>>;
  readonly retries: { readonly max_attempts: number; readonly after_minutes: Readonly<Record<string, number>> };
}

const isCampaign = (value: unknown): value is { readonly data: Campaign } =>
  typeof value === 'object' && value !== null && 'data' in value;

/** Returns the campaign of a sample, be it in an event or not. */
function campaignOf(name: string): Campaign {
  const value = name.startsWith('event-') ? read(name) : { data: read(name) };
  if (!isCampaign(value)) throw new Error(`${name} has no campaign.`);
  return value.data;
}

describe('the sample campaign', () => {
  const [running, paused, finished] = ['campaign', 'event-campaign-paused', 'event-campaign-finished'].map((name) =>
    campaignOf(`${name}.json`),
  );
  const sum = (counts: Campaign['attempts'] = {}) => Object.values(counts).reduce((all, count) => all + count, 0);

  it('tries again as the defaults of the platform say', () => {
    const { busyMinutes, noAnswerHours, voicemailHours, maxAttempts } = siteValues;
    const after = {
      busy: busyMinutes,
      failed: busyMinutes,
      no_answer: +noAnswerHours * 60,
      voicemail: +voicemailHours * 60,
    };
    for (const campaign of [running, paused, finished]) {
      expect(campaign?.retries.max_attempts).toBe(Number(maxAttempts));
      const numbers = Object.entries(after).map(([result, minutes]) => [result, Number(minutes)]);
      expect(campaign?.retries.after_minutes).toStrictEqual(Object.fromEntries(numbers));
    }
  });

  it('pauses as soon as the last attempts fail too often, which finishes no contact', () => {
    const failed = paused?.attempts['failed'] ?? 0;
    const limit = (Number(siteValues.pauseAttempts) * Number(siteValues.pausePercent)) / 100;
    expect(failed).toBe(limit + 1);
    expect(paused?.attempts).toStrictEqual({ ...running?.attempts, failed });
    expect(paused?.contacts_done).toBe(running?.contacts_done);
    expect(sum(running?.attempts)).toBeGreaterThan(Number(siteValues.pauseAttempts) - failed);
    // In the first minutes each attempt has a contact of its own. Only answers can be final.
    expect(running?.contacts_done).toBeLessThanOrEqual(running?.attempts['answered'] ?? 0);
  });

  it('finishes with as many attempts as its contacts can have', () => {
    const { contacts = 0, contacts_done: done, attempts = {}, retries } = finished ?? {};
    expect(done).toBe(contacts);
    expect(sum(attempts)).toBeGreaterThanOrEqual(contacts);
    expect(sum(attempts)).toBeLessThanOrEqual(contacts * (retries?.max_attempts ?? 0));
    const { answered = 0, invalid_number: invalid = 0, ...others } = attempts;
    // Whom nobody has reached was tried as often as possible.
    expect(sum(others)).toBeGreaterThanOrEqual((contacts - answered - invalid) * (retries?.max_attempts ?? 0));
  });
});
