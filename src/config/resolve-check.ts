import type { BudgetFields, CheckFields, ExternalFields, WordFields } from './fields/check.ts';

/** `CheckFields` with all defaults filled in. */
export interface CheckConfig {
  readonly budget: BudgetConfig;
  readonly external: ExternalConfig;
  readonly words: WordConfig;
}

/** `BudgetFields` with all defaults filled in, in bytes. */
export interface BudgetConfig {
  readonly html: number;
  readonly scripts: number;
  readonly images: number;
}

/** `ExternalFields` with all defaults filled in. */
export type ExternalConfig = Readonly<{
  [Field in keyof ExternalFields]-?: NonNullable<ExternalFields[Field]> extends readonly (infer Item)[]
    ? readonly Item[]
    : NonNullable<ExternalFields[Field]>;
}>;

/** `FalseFriend` with all forms of its term. */
export interface FalseFriendConfig {
  readonly term: readonly string[];
  readonly not: readonly string[];
  readonly use: string;
}

/** `WordFields` with all defaults filled in. */
export interface WordConfig {
  /** By locale, then by word or phrase. */
  readonly forbidden: Readonly<Record<string, Readonly<Record<string, string | null>>>>;
  /** By locale. */
  readonly falseFriends: Readonly<Record<string, readonly FalseFriendConfig[]>>;
  /** Names of packages by locale. */
  readonly spelling: Readonly<Record<string, string>>;
  /** Path relative to the root; null for none. */
  readonly dictionary: string | null;
  readonly maxSentence: number;
}

/** Returns what `docsgen check` needs to know, with all defaults filled in. */
export function resolveCheck({ budget = {}, external = {}, words = {} }: CheckFields): CheckConfig {
  return { budget: resolveBudget(budget), external: resolveExternal(external), words: resolveWords(words) };
}

function resolveBudget({ html = 1000, scripts = 500, images = 5000 }: BudgetFields): BudgetConfig {
  return { html: html * 1000, scripts: scripts * 1000, images: images * 1000 };
}

function resolveExternal(fields: ExternalFields): ExternalConfig {
  return {
    allow: fields.allow ?? [],
    deny: fields.deny ?? [],
    maxAge: fields.maxAge ?? 7,
    timeout: fields.timeout ?? 20,
    perHost: fields.perHost ?? 2,
    concurrency: fields.concurrency ?? 16,
    retries: fields.retries ?? 2,
  };
}

function resolveWords(fields: WordFields): WordConfig {
  return {
    forbidden: fields.forbidden ?? {},
    falseFriends: Object.fromEntries(
      Object.entries(fields.falseFriends ?? {}).map(([locale, entries]) => [
        locale,
        entries.map(({ term, not, use }) => ({ term: [term].flat(), not, use })),
      ]),
    ),
    spelling: fields.spelling ?? {},
    dictionary: fields.dictionary ?? null,
    maxSentence: fields.maxSentence ?? 40,
  };
}
