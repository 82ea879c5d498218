import type { Problem } from '../shared/problem.ts';
import { findBrokenAddresses, type RenderedAddresses } from '../site/references/rendered-addresses.ts';
import { createPageJob, textsOf } from './create-page-job.ts';
import { createRenderSettings } from './create-render-settings.ts';
import type { WorkerPool } from '../workers/open-worker-pool.ts';
import type { RenderInput } from './render-input.ts';
import type { PageContext, Route } from '../site/graph/site.ts';

interface RenderedAddressPages {
  readonly input: RenderInput;
  readonly contextOf: (route: Route) => PageContext;
  readonly pool: Pick<WorkerPool, 'locate'>;
  readonly renderedAddresses: ReadonlyMap<Route, RenderedAddresses>;
}

/**
 * Returns a problem for every broken address that components or expressions rendered, with the
 * place of the component or expression. Pages that show the same texts get one problem. Pages in
 * the language of the text are checked before fallback pages.
 */
export async function validateRenderedAddresses({
  input,
  contextOf,
  pool,
  renderedAddresses,
}: RenderedAddressPages): Promise<readonly Problem[]> {
  const routes = [...renderedAddresses.keys()];
  const reported = new Set<string>();
  const problems: Problem[] = [];
  for (const route of [...routes.filter(({ fallback }) => !fallback), ...routes.filter(({ fallback }) => fallback)]) {
    const texts = textsOf(route).map(({ source }) => source.file);
    const keyOf = (address: string): string => JSON.stringify([texts, address]);
    const broken = findBrokenAddresses({ ...input, renderedAddresses }, route).filter(
      ({ address }) => !reported.has(keyOf(address)),
    );
    if (broken.length === 0) continue;
    const addresses = broken.map(({ address }) => address);
    for (const address of addresses) reported.add(keyOf(address));
    const job = createPageJob(input, contextOf(route), null);
    const places = await pool.locate(createRenderSettings(input), job, addresses);
    for (const [index, { kind, address, code, title, hint }] of broken.entries()) {
      const { subject, ...place } = places[index] ?? { subject: 'This page', file: texts[0] };
      const what = kind === 'link' ? 'the link' : 'the address';
      problems.push({
        severity: 'error',
        code,
        title: `${subject} renders ${what} \`${address}\`, which ${title}`,
        hint,
        target: address,
        ...place,
      });
    }
  }
  return problems;
}
