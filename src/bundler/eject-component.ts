import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { packageFolder } from '../system/package-folder.ts';
import { replaceable } from '../theme/replaceable.ts';
import { contractComment } from './check-contract.ts';

/** What docsgen knows of its own components, and not of a copy. */
const strategyCode = `
/** It is hydrated when a reader reaches for it, although it has effects. */
export const strategy = 'intent';
`;

/**
 * Returns the code of an override that is a copy of a component of the theme. Its imports name the
 * modules of docsgen, so that it works in the folder of a site.
 */
export function ejectComponent(name: string): string {
  const file = replaceable[name]?.file ?? '';
  const source = readSource(file);
  const own = new Map([...exportsOf('components.ts'), ...exportsOf('entry.ts')]);
  const code = source
    .replace(/^import (type )?(\{[^}]*\}) from '(\.[^']+)';$/gm, (_, type = '', names, path) => {
      const imported = posix.join('theme', posix.dirname(file), path);
      return `import ${type}${names} from '${specifierOf(imported, names, own)}';`;
    })
    .replace(`export function ${name}(`, `export default function ${name}(`);
  return `${contractComment(name)}\n${code}${isIsland(source) ? strategyCode : ''}`;
}

function isIsland(source: string): boolean {
  return source.startsWith("'use client'");
}

/** Returns the code of an override that wraps a component of the theme. */
export function wrapComponent(name: string): string {
  const directive = isIsland(readSource(replaceable[name]?.file ?? '')) ? "'use client';\n\n" : '';
  return `${contractComment(name)}
${directive}import type { ThemeProps } from 'docsgen/theme';
import { ${name} as Original } from 'docsgen/theme/original';

export default function ${name}(props: ThemeProps<'${name}'>) {
  return <Original {...props} />;
}
`;
}

function readSource(file: string): string {
  return readFileSync(join(packageFolder(), 'src', 'theme', file), 'utf8');
}

/** Returns the names that an entry of the theme exports unchanged, with the file of each. */
function exportsOf(entry: string): readonly (readonly [name: string, file: string])[] {
  return [...readSource(entry).matchAll(/^export \{ ([^}]*) \} from '\.\/([^']+)';$/gm)].flatMap(
    ([, names = '', path = '']) =>
      names
        .split(', ')
        .filter((name) => !name.includes(' as '))
        .map((name) => [name, `theme/${path}`] as const),
  );
}

/** Returns the module that a site imports these names from: the public one, if it has them all. */
function specifierOf(imported: string, names: string, own: ReadonlyMap<string, string>): string {
  const all = names.slice(1, -1).split(',');
  const isPublic = all.every((name) => own.get(name.trim()) === imported);
  return isPublic ? 'docsgen/theme' : `docsgen/internals/${imported.replace(/\.tsx?$/, '')}`;
}
