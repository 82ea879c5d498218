import { compilePages, type CompiledPages } from '../../pipeline/compile-pages.ts';
import type { PageCrew } from '../../workers/open-crew.ts';
import type { Site } from '../../site/graph/site.ts';
import type { FactsTable } from './facts-table.ts';

/** Compiles the texts of the pages of a view, as far as they have not been; mistakes are in the facts of the files. */
export type PageCompiler = (view: Site) => Promise<CompiledPages>;

interface PageCompilerOptions {
  /** Of the code and the Markdown options. */
  readonly identity: string;
  readonly crew: Pick<PageCrew, 'compile'>;
  readonly facts: FactsTable;
}

/** Returns what compiles the pages of a site. */
export function createPageCompiler({ identity, crew, facts }: PageCompilerOptions): PageCompiler {
  return async (site) => {
    const { value } = await compilePages({ site, identity, crew, known: facts });
    return value;
  };
}
