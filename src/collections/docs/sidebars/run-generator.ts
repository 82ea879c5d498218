import * as z from 'zod';
import { pathText, validate } from '../../../config/validate.ts';
import type { SidebarItemConfig } from '../config/sidebar/fields.ts';
import type { GeneratorDoc, SidebarItemsGenerator } from '../config/generator/fields.ts';
import { sidebarItem } from '../config/sidebar/schema.ts';
import { isShorthand } from '../config/sidebar/shorthand.ts';
import type { Doc } from '../content/doc-set.ts';
import { type ItemContext, type Path, report } from './item-context.ts';
import type { SidebarNode } from './sidebar.ts';
import { toItems } from './to-items.ts';

interface GeneratedPart {
  readonly generator: SidebarItemsGenerator;
  /** Path of the generator in the configuration. */
  readonly path: Path;
  readonly dir: string;
  /** The entries that docsgen makes of the folder. */
  readonly nodes: readonly SidebarNode[];
}

/** Returns the entries that a generator of the site makes; null if it fails, which is reported. */
export function runGenerator(
  context: ItemContext,
  { generator, path, dir, nodes }: GeneratedPart,
): readonly SidebarItemConfig[] | null {
  const { collection, version, locale, entries } = context.set;
  const names = { collection: collection.key, version: version.name, locale: locale.name };
  let result: unknown;
  try {
    result = generator({ dir, items: toItems(nodes), docs: entries.map(describeDoc), ...names });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const title = `\`${pathText(path)}\` fails for the folder \`${dir}\`: ${reason}`;
    report(context, path, { code: 'config-failed', title, hint: 'Correct the function.' });
    return null;
  }
  return checkItems(context, result, path);
}

const schema = z.strictObject({ items: z.array(sidebarItem) });
const codes = { unknownKey: 'unknown-config-key', invalidValue: 'invalid-config-value' } as const;

function checkItems(context: ItemContext, result: unknown, path: Path): readonly SidebarItemConfig[] | null {
  const { config, problems } = context;
  const call = `${pathText(path)}()`;
  if (result instanceof Promise) {
    const hint = 'Return the list itself: the function cannot be asynchronous.';
    report(context, path, { code: 'invalid-config-value', title: `\`${call}\` is a promise`, hint });
    return null;
  }
  const checked = validate({
    schema,
    input: { items: result },
    file: config.file,
    locate: () => config.locate(path),
    codes,
    nameOf: (inside) => `${call}${pathText(inside).slice('items'.length)}`,
  });
  problems.push(...checked.problems);
  const items = checked.value?.items ?? null;
  if (items === null || !hasHtml(items)) return items;
  const title = `\`${call}\` has an entry of the type \`html\``;
  const hint = 'Write HTML in `sidebars`, where it is checked when the configuration is read.';
  report(context, path, { code: 'invalid-config-value', title, hint });
  return null;
}

function hasHtml(items: readonly SidebarItemConfig[]): boolean {
  return items.some((item) => {
    if (typeof item === 'string') return false;
    if (isShorthand(item)) return Object.values(item).some(hasHtml);
    return item.type === 'html' || (item.type === 'category' && hasHtml(item.items));
  });
}

function describeDoc(doc: Doc): GeneratorDoc {
  const { id, title, description, dir, position, isFolderIndex, frontMatter } = doc;
  const states = { isUnlisted: doc.unlisted, isFallback: doc.fallback };
  return { id, title, description, dir, position, isFolderIndex, ...states, frontMatter };
}
