import * as z from 'zod';
import { customSchema } from '../../config/schema/custom.ts';
import { headSchema } from '../../config/schema/head.ts';
import { validate } from '../../config/validate.ts';
import { commonFields } from '../../content/schema/front-matter.ts';
import type { HeadTag } from '../../shared/head-tag.ts';
import { type Outcome, type Problem } from '../../shared/problem.ts';
import { createPageContexts } from '../../site/graph/page-context.ts';
import type { PageContext, Route } from '../../site/graph/site.ts';
import { resolveTag } from '../../site/navigation/head-tag.ts';
import { LinkError } from '../../site/navigation/site-link.ts';
import { noChanges, type PluginChanges } from '../../site/page-props/plugin-changes.ts';
import type { PageDetails } from '../contract/page-hook.ts';
import type { OpenedPlugin, SitePlugins } from '../loading/open-plugins.ts';
import { hookFailure } from './hook-failure.ts';
import { pageDetails, type PagesContext } from './page-details.ts';

const changesSchema = z.strictObject({
  title: z.string().min(1).optional(),
  description: z.string().min(1).optional(),
  head: headSchema,
  class: commonFields.class,
  props: customSchema.optional(),
});

type Changes = z.output<typeof changesSchema>;

/**
 * Returns what the hooks `page` of the plugins change on these pages, by address, and every mistake
 * in it. What is wrong is left out.
 */
export async function changePages(
  { plugins }: Pick<SitePlugins, 'plugins'>,
  context: PagesContext,
  routes: readonly Route[],
): Promise<Outcome<ReadonlyMap<string, PluginChanges>>> {
  const changed = new Map<string, PluginChanges>();
  const problems: Problem[] = [];
  const changing = plugins.filter(({ plugin }) => plugin.page !== undefined);
  if (changing.length === 0) return { value: changed, problems };
  const contextOf = createPageContexts(context.site);
  for (const route of routes) {
    if (route.target !== undefined) continue;
    let result = noChanges;
    for (const opened of changing) {
      const { title, description, ...details } = pageDetails(context, route);
      const page = { ...details, title: result.title ?? title, description: result.description ?? description };
      // One after the other: a later plugin gets the title that an earlier one has set.
      // oxlint-disable-next-line no-await-in-loop
      const called = await callHook(opened, page);
      problems.push(...called.problems);
      if (Object.keys(called.value).length === 0) continue;
      const head = checkTags(opened, contextOf(route), called.value.head ?? []);
      problems.push(...head.problems);
      result = withChanges(result, opened, { ...called.value, head: [...head.value] });
    }
    if (result !== noChanges) changed.set(route.url, result);
  }
  return { value: changed, problems };
}

function withChanges(before: PluginChanges, { plugin }: OpenedPlugin, changes: Changes): PluginChanges {
  const { title, description, head = [], class: className, props } = changes;
  return {
    title: title ?? before.title,
    description: description ?? before.description,
    head: [...before.head, ...head],
    classNames: className === undefined ? before.classNames : [...before.classNames, className],
    values: props === undefined ? before.values : { ...before.values, [plugin.name]: props },
  };
}

/** Returns what a hook changes; nothing if it fails or returns something else. */
async function callHook(opened: OpenedPlugin, page: PageDetails): Promise<Outcome<Changes>> {
  const { plugin, module, entry } = opened;
  try {
    const input: unknown = (await plugin.page?.(page)) ?? {};
    const codes = { unknownKey: 'invalid-plugin', invalidValue: 'invalid-plugin' } as const;
    const file = module.sources[0] ?? entry.specifier;
    const { value, problems } = validate({ schema: changesSchema, input, file, locate: () => null, codes });
    const what = `The plugin \`${plugin.name}\` returns wrong changes of \`${page.url}\``;
    return { value: value ?? {}, problems: problems.map((each) => ({ ...each, title: `${what}: ${each.title}` })) };
  } catch (cause) {
    return { value: {}, problems: hookFailure({ opened, hook: 'page', cause, subject: `\`${page.url}\`` }).problems };
  }
}

/** Returns the tags whose addresses exist and that the policy allows. */
function checkTags(
  { plugin, module, entry }: OpenedPlugin,
  context: PageContext,
  tags: readonly HeadTag[],
): Outcome<readonly HeadTag[]> {
  const problems: Problem[] = [];
  const file = module.sources[0] ?? entry.specifier;
  const value = tags.filter((tag) => {
    try {
      resolveTag(context, tag);
      return true;
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      const title = `The plugin \`${plugin.name}\` adds a tag to the head of \`${context.route.url}\`: ${error.message}`;
      problems.push({ severity: 'error', code: error.code, title, hint: error.hint, file });
      return false;
    }
  });
  return { value, problems };
}
