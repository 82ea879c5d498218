import { readFileSync, statSync } from 'node:fs';
import * as z from 'zod';
import { DocsgenError, hasErrors } from '../shared/problem.ts';
import { parseJson } from '../system/parse-json.ts';
import type { EarlierRoute } from '../site/compare-routes.ts';
import { describeRoute } from '../site/describe-route.ts';
import { withCheckout } from './ref-checkout.ts';
import { loadSite } from './load-site.ts';

const text = z.string();
const list = z.array(
  z.object({
    ...{ url: text, locale: text, kind: text, title: text, source: text.nullable() },
    output: text.exactOptional(),
    fallback: z.boolean().exactOptional(),
    version: text.nullable().exactOptional(),
    draft: z.boolean().exactOptional(),
    unlisted: z.boolean().exactOptional(),
    address: text.exactOptional(),
    canonical: text.nullable().exactOptional(),
    status: z.union([z.literal(200), z.literal(301), z.literal(404)]).exactOptional(),
    redirect: text.nullable().exactOptional(),
  }),
);

/**
 * Returns the routes in a kept `routes.json`, or those that the site in `root` had at a git ref.
 * Throws a `DocsgenError` if there is neither, or if the site had errors.
 */
export async function readEarlierRoutes(root: string, place: string): Promise<readonly EarlierRoute[]> {
  if (statSync(place, { throwIfNoEntry: false })?.isFile() === true) return readList(place);
  return withCheckout(root, place, async (folder) => {
    const { value: site, problems } = await loadSite({ root: folder, drafts: false });
    if (!hasErrors(problems)) return site.routes.map((route) => describeRoute(site, route));
    const first = problems.find(({ severity }) => severity === 'error');
    const hint = `The first: ${first?.title}. Name another ref, or a stored routes.json.`;
    throw new DocsgenError([{ code: 'invalid-option', title: `The site at \`${place}\` has errors`, hint }]);
  });
}

function readList(file: string): readonly EarlierRoute[] {
  const { data } = list.safeParse(parseJson(readFileSync(file, 'utf8')));
  if (data) return data;
  const title = `${file} is not a list of routes`;
  const hint = 'Name a file that `docsgen routes --json` or `routesFile: true` has written.';
  throw new DocsgenError([{ code: 'invalid-option', title, hint }]);
}
