import { describeRoute } from '../site/describe-route.ts';
import { type GeneratedFile, type GeneratedFilesInput, textFile } from './generated-file.ts';

/**
 * Yields the list of all routes, with the text that `docsgen routes --json` prints, if the site
 * wants it.
 */
export function* routesFile({ site }: Pick<GeneratedFilesInput, 'site'>): Generator<GeneratedFile> {
  if (!site.config.routesFile) return;
  // That of the site itself has all, and so can be compared with the routes of another day.
  const { domain } = site.config;
  const routes = domain === null ? site.routes : site.routes.filter(({ locale }) => locale.away === null);
  const describe = () => routes.map((route) => describeRoute(site, route));
  yield textFile('routes.json', null, () => `${JSON.stringify(describe(), null, 2)}\n`);
}
