import type { Metafile } from 'esbuild';
import { islandSource } from './below-islands.ts';
import { stylePattern } from './style-reader.ts';

/** What a module imports, directly or through others. */
export interface ModuleImports {
  /** The style sheets, in the order in which their modules run. Names of esbuild. */
  readonly styles: readonly string[];
  /** The modules of islands, by their names without a query. */
  readonly islands: readonly string[];
}

/** Returns what the input `entry` of a bundle imports. */
export function findImports({ inputs }: Pick<Metafile, 'inputs'>, entry: string): ModuleImports {
  const styles: string[] = [];
  const islands: string[] = [];
  const seen = new Set<string>();
  const visit = (input: string): void => {
    if (seen.has(input)) return;
    seen.add(input);
    for (const { path, external } of inputs[input]?.imports ?? []) if (external !== true) visit(path);
    if (stylePattern.test(input)) styles.push(input);
    if (input.endsWith(islandSource)) islands.push(input.slice(0, -islandSource.length));
  };
  visit(entry);
  return { styles, islands };
}
