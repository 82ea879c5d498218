import { describeRoute } from '../site/describe-route.ts';
import { type GeneratedFile, type GeneratedFilesInput, textFile } from './generated-file.ts';

/** Yields the list of all routes, with the text that `docsgen routes --json` prints, if the site wants it. */
export function* routesFile({ site }: Pick<GeneratedFilesInput, 'site'>): Generator<GeneratedFile> {
  if (!site.config.routesFile) return;
  const own = site.routes.filter(({ locale }) => locale.away === null);
  const describe = () => own.map((route) => describeRoute(site, route));
  yield textFile('routes.json', null, () => `${JSON.stringify(describe(), null, 2)}\n`);
}
