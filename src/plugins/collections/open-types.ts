import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PageComponent } from '../../config/config.ts';
import { ownItemTypes } from '../../config/schema/navbar.ts';
import { asProblem, type Outcome, type Problem } from '../../shared/problem.ts';
import type { CollectionType } from '../../site/collection-type.ts';
import type { OpenedPlugin } from '../loading/open-plugins.ts';
import { definitionMistakes, isDefinition } from './check-definition.ts';
import { createCollectionType } from './create-collection-type.ts';
import { pathFrom } from '../../system/path-from.ts';

/** The types of collections of a site. */
export interface OpenedTypes {
  readonly types: readonly CollectionType[];
  /** The components of the pages of types that plugins bring. */
  readonly pageComponents: readonly PageComponent[];
}

/**
 * Returns docsgen's own types of collections together with those that plugins bring, and every
 * mistake in these. Types with mistakes are left out.
 */
export function openTypes(
  root: string,
  own: readonly CollectionType[],
  plugins: readonly OpenedPlugin[],
): Outcome<OpenedTypes> {
  const types = [...own];
  const pageComponents: PageComponent[] = [];
  const problems: Problem[] = [];
  for (const opened of plugins) {
    for (const [index, definition] of (opened.plugin.collections ?? []).entries()) {
      const found = openType({ root, opened, index, types }, definition);
      problems.push(...found.problems);
      if (found.value === null) continue;
      types.push(found.value.type);
      pageComponents.push(...found.value.pageComponents);
    }
  }
  return { value: { types, pageComponents }, problems };
}

interface TypePlace {
  readonly root: string;
  readonly opened: OpenedPlugin;
  /** Of the definition among those of the plugin. */
  readonly index: number;
  /** The types that the site has already. */
  readonly types: readonly CollectionType[];
}

type OpenedType = { readonly type: CollectionType; readonly pageComponents: readonly PageComponent[] };

function openType({ root, opened, index, types }: TypePlace, written: unknown): Outcome<OpenedType | null> {
  const { plugin, module } = opened;
  const [file] = module.sources;
  const refuse = (code: Problem['code'], title: string, hint?: string): Problem => {
    return asProblem({ code, title: `The plugin \`${plugin.name}\` ${title}`, hint, file });
  };
  if (!isDefinition(written)) {
    const mistakes = definitionMistakes(written, `collections[${index}]`);
    return {
      value: null,
      problems: mistakes.map(({ title, hint }) =>
        refuse('invalid-plugin', `has a wrong type of collection: ${title}`, hint),
      ),
    };
  }
  const { name } = written;
  const problems = [
    ...taken(
      name,
      types.map((type) => type.name),
    ).map((hint) => refuse('invalid-plugin', `adds the type of collection \`${name}\`, which exists already`, hint)),
    ...Object.keys(written.navbarItems ?? {}).flatMap((item) =>
      taken(item, [...ownItemTypes, ...types.flatMap(itemNames)]).map((hint) =>
        refuse('invalid-plugin', `adds the navbar item \`${item}\`, which exists already`, hint),
      ),
    ),
  ];
  const components = Object.entries(written.components ?? {}).map(([kind, path]) => {
    const found = pathFrom(root, join(module.folder, path));
    if (!existsSync(join(root, found)))
      problems.push(
        refuse(
          'unresolved-import',
          `names the component \`${path}\`, which does not exist`,
          `Write ${found}, or correct the path; it is relative to the module of the plugin and has an extension.`,
        ),
      );
    return { kind: `${name}-${kind}`, file: found };
  });
  const type = createCollectionType({ definition: written, opened });
  return { value: problems.length > 0 ? null : { type, pageComponents: components }, problems };
}

function itemNames({ navbarItems }: CollectionType): readonly string[] {
  return navbarItems.map(({ options }) => options.shape.type.value);
}

/** Returns the hint for a name that is taken already; empty if it is not. */
function taken(name: string, known: readonly string[]): readonly string[] {
  return known.includes(name) ? [`Give it another name than these: ${known.join(', ')}.`] : [];
}
