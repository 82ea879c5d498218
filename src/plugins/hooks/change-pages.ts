import * as z from 'zod';
import { customSchema } from '../../config/schema/custom.ts';
import { headSchema } from '../../config/schema/head.ts';
import { validate } from '../../config/validate.ts';
import { commonFields } from '../../content/schema/front-matter.ts';
import type { HeadTag } from '../../shared/head-tag.ts';
import { isInnerPath } from '../../shared/inner-path.ts';
import { asProblem, type Outcome } from '../../shared/problem.ts';
import { createPageContexts } from '../../site/graph/page-context.ts';
import type { PageContext, Route } from '../../site/graph/site.ts';
import { resolveTag } from '../../site/navigation/head-tag.ts';
import { LinkError } from '../../site/navigation/site-link.ts';
import { noChanges, type PluginChanges, type PluginImage } from '../../site/page-props/plugin-changes.ts';
import type { PageDetails, PageImage } from '../contract/page-hook.ts';
import type { OpenedPlugin, SitePlugins } from '../loading/open-plugins.ts';
import { hookProblem } from './hook-failure.ts';
import { pageDetails, type PagesContext } from './page-details.ts';
import { addImage, type MadeImage, madeImage, type PageImages } from './page-images.ts';
import { joinMistakes, type PageMistake } from './page-mistake.ts';

const imageSchema = z.strictObject({
  path: z.string().refine(isInnerPath, 'a path inside the output folder'),
  key: z.string().min(1),
  make: z.custom<PageImage['make']>((value) => typeof value === 'function', 'a function'),
  width: z.number().int().min(1),
  height: z.number().int().min(1),
  alt: z.string(),
});

const changesSchema = z.strictObject({
  title: z.string().min(1).optional(),
  description: z.string().min(1).optional(),
  head: headSchema,
  class: commonFields.class,
  props: customSchema.optional(),
  image: imageSchema.optional(),
});

type Changes = z.output<typeof changesSchema>;

/** What plugins change on pages. */
export interface ChangedPages {
  /** By the address of the page. */
  readonly changes: ReadonlyMap<string, PluginChanges>;
  /** The pictures that they make for these pages, by path. */
  readonly images: PageImages;
}

/**
 * Returns what the hooks `page` of the plugins change on these pages, and every mistake in it. What
 * is wrong is left out.
 */
export async function changePages(
  { plugins }: Pick<SitePlugins, 'plugins'>,
  context: PagesContext,
  routes: readonly Route[],
): Promise<Outcome<ChangedPages>> {
  const changed = new Map<string, PluginChanges>();
  const images = new Map<string, MadeImage>();
  const mistakes: PageMistake[] = [];
  const changing = plugins.filter(({ plugin }) => plugin.page !== undefined);
  if (changing.length === 0) return { value: { changes: changed, images }, problems: [] };
  const contextOf = createPageContexts(context.site);
  for (const route of routes) {
    if (route.target !== undefined) continue;
    let result = noChanges;
    for (const opened of changing) {
      const { title, description, ...details } = pageDetails(context, contextOf(route));
      const page = { ...details, title: result.title ?? title, description: result.description ?? description };
      // One after the other: a later plugin gets the title that an earlier one has set.
      const called = await callHook(opened, page);
      mistakes.push(...called.mistakes);
      if (Object.keys(called.value).length === 0) continue;
      const head = checkTags(opened, contextOf(route), called.value.head ?? []);
      mistakes.push(...head.mistakes);
      result = withChanges(result, opened, { ...called.value, head: [...head.value] });
      const { image } = called.value;
      if (image) mistakes.push(...addImage(images, madeImage(opened, image, route.url), route.url));
    }
    if (result !== noChanges) changed.set(route.url, result);
  }
  return { value: { changes: changed, images }, problems: joinMistakes(mistakes) };
}

/** A value for a page, and what was left out of it. */
interface Checked<T> {
  readonly value: T;
  readonly mistakes: readonly PageMistake[];
}

function withChanges(before: PluginChanges, { plugin }: OpenedPlugin, changes: Changes): PluginChanges {
  const { title, description, head = [], class: className, props, image } = changes;
  return {
    title: title ?? before.title,
    description: description ?? before.description,
    head: [...before.head, ...head],
    classNames: className === undefined ? before.classNames : [...before.classNames, className],
    values: props === undefined ? before.values : { ...before.values, [plugin.name]: props },
    image: image === undefined ? before.image : shownImage(image),
  };
}

function shownImage({ path, width, height, alt }: PageImage): PluginImage {
  return { path, width, height, alt };
}

/** Returns what a hook changes; nothing if it fails or returns something else. */
async function callHook(opened: OpenedPlugin, page: PageDetails): Promise<Checked<Changes>> {
  const { plugin, module, entry } = opened;
  const { url } = page;
  try {
    const input: unknown = (await plugin.page?.(page)) ?? {};
    const codes = { unknownKey: 'invalid-plugin', invalidValue: 'invalid-plugin' } as const;
    const file = module.sources[0] ?? entry.specifier;
    const { value, problems } = validate({ schema: changesSchema, input, file, locate: () => null, codes });
    const titleOn = (pages: string, title: string) =>
      `The plugin \`${plugin.name}\` returns wrong changes in \`page\` for ${pages}: ${title}`;
    const mistakes = problems.map((each): PageMistake => ({
      url,
      problemOn: (pages) => ({ ...each, title: titleOn(pages, each.title) }),
    }));
    return { value: value ?? {}, mistakes };
  } catch (cause) {
    const problemOn = (pages: string) => hookProblem({ opened, hook: 'page', cause, subject: pages });
    return { value: {}, mistakes: [{ url, problemOn }] };
  }
}

/** Returns the tags whose addresses exist and that the policy allows. */
function checkTags(
  { plugin, module, entry }: OpenedPlugin,
  context: PageContext,
  tags: readonly HeadTag[],
): Checked<readonly HeadTag[]> {
  const mistakes: PageMistake[] = [];
  const file = module.sources[0] ?? entry.specifier;
  const value = tags.filter((tag) => {
    try {
      resolveTag(context, tag);
      return true;
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      const { message, code, hint } = error;
      mistakes.push({
        url: context.route.url,
        problemOn: (pages) => {
          const title = `The plugin \`${plugin.name}\` adds a tag to the head of ${pages}: ${message}`;
          return asProblem({ code, title, hint, file });
        },
      });
      return false;
    }
  });
  return { value, mistakes };
}
