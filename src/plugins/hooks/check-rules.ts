import * as z from 'zod';
import { validate } from '../../config/validate.ts';
import { locateKey } from '../../content/yaml-source.ts';
import type { Entry } from '../../content/content.ts';
import { DocsgenError, type Problem, uniqueProblems } from '../../shared/problem.ts';
import { createPageContexts } from '../../site/graph/page-context.ts';
import type { Route, Site } from '../../site/graph/site.ts';
import { hashOf } from '../../system/hash.ts';
import type { RuleFinding } from '../contract/rules-hook.ts';
import type { SitePlugins } from '../loading/open-plugins.ts';
import { type ActiveRules, activeRules } from './active-rules.ts';
import { hookFailure } from './hook-failure.ts';
import type { PagesContext } from './page-details.ts';
import { rulePageFacts, type RulePageFacts, withText } from './rule-page.ts';

/** What rules found on a page: a finding and the name of its rule. */
export type FoundByRules = readonly (readonly [rule: string, finding: RuleFinding])[];

/** Where the findings of rules are stored, by keys that name everything that they depend on. */
export interface RuleResults {
  readonly find: (key: string) => FoundByRules | null;
  readonly put: (key: string, found: FoundByRules) => void;
  /** Is called after the last page. */
  readonly close: (isWholeSite: boolean) => Promise<void>;
}

interface CheckRulesOptions {
  readonly plugins: Pick<SitePlugins, 'plugins'>;
  readonly context: PagesContext;
  readonly routes: readonly Route[];
  readonly openResults: () => Promise<RuleResults>;
}

/**
 * Returns the mistakes that the rules of plugins find on these pages. They check the pages
 * of content files, each in the language of its file. A page that is as before is not checked
 * again.
 */
export async function checkRules(options: CheckRulesOptions): Promise<readonly Problem[]> {
  const { plugins, context, routes, openResults } = options;
  const { config, content } = context.site;
  const active = activeRules(plugins, config);
  if (active.length === 0) return [];
  const results = await openResults();
  const contextOf = createPageContexts(context.site);
  const problems: Problem[] = [];
  for (const route of routes) {
    const { entry } = route;
    if (entry === null || entry.fallback || route.target !== undefined) continue;
    const { file } = entry.source;
    // Of a text that could not be parsed, nothing is known that rules could check.
    if (context.compiled.pages.get(file)?.isParsed !== true) continue;
    const facts = rulePageFacts(context, contextOf(route), entry);
    const page = JSON.stringify([facts, content.hashes.get(file)]);
    for (const each of active) {
      const key = hashOf(identityOf(each), page);
      try {
        // A rule that waits must not wait for all pages at once.
        const found = results.find(key) ?? (await callRules(each, facts, { site: context.site, file }));
        results.put(key, found);
        problems.push(...found.map(([rule, finding]) => problemOf(each, rule, finding, entry)));
      } catch (error) {
        if (!(error instanceof DocsgenError)) throw error;
        problems.push(...error.problems);
      }
    }
  }
  await results.close(routes === context.site.routes);
  return uniqueProblems(problems);
}

/** Returns what the findings of a plugin depend on besides the page. The level is added later. */
function identityOf({ opened: { module, entry }, rules }: ActiveRules): string {
  return JSON.stringify([module.hash, entry.options, rules.map(({ name }) => name)]);
}

const findingSchema = z.strictObject({
  message: z.string().min(1),
  hint: z.string().optional(),
  field: z.string().optional(),
  file: z.string().optional(),
  line: z.number().int().min(1).optional(),
  column: z.number().int().min(1).optional(),
});

const findingRules = {
  schema: findingSchema,
  file: '',
  locate: () => null,
  codes: { unknownKey: 'invalid-plugin', invalidValue: 'invalid-plugin' },
} as const;

interface PageFile {
  readonly site: Site;
  /** Relative to the root. */
  readonly file: string;
}

async function callRules(
  { opened, rules }: ActiveRules,
  facts: RulePageFacts,
  { site, file }: PageFile,
): Promise<FoundByRules> {
  const found: (readonly [string, RuleFinding])[] = [];
  for (const { name, check } of rules) {
    const report = (finding: RuleFinding) => {
      const { value, problems } = validate({ ...findingRules, input: finding });
      if (value === null)
        throw new TypeError(problems.map(({ title, hint }) => `${title} in a report. ${hint}`).join(' '));
      found.push([name, value]);
    };
    try {
      // In the order of the rules.
      await check(withText(facts, site, file), { report });
    } catch (cause) {
      throw hookFailure({ opened, hook: `rules.${name}`, cause, subject: file });
    }
  }
  return found;
}

function problemOf({ opened, rules }: ActiveRules, rule: string, finding: RuleFinding, entry: Entry): Problem {
  const { message, hint, field, file = entry.source.file, line, column } = finding;
  const level = rules.find(({ name }) => name === rule)?.level;
  const place = field === undefined ? { line, column } : locateKey(entry.yaml, [field]);
  const title = `\`${opened.plugin.name}/${rule}\`: ${message}`;
  return {
    severity: level === 'error' ? 'error' : 'warning',
    code: 'plugin-rule',
    rule: `${opened.plugin.name}/${rule}`,
    title,
    hint,
    file,
    ...place,
  };
}
