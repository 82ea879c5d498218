import type { Site } from '../../site/graph/site.ts';
import type { AnswerBroken } from '../../site/references/references.ts';
import { placeOfReference } from '../../site/references/reference-files.ts';
import { hookFailure } from './hook-failure.ts';
import type { SitePlugins } from '../loading/open-plugins.ts';

/**
 * Returns the function that asks the hooks `references` of the plugins, in their order, what a
 * broken reference means; undefined if no plugin has this hook. It throws a `DocsgenError` if a
 * hook fails.
 */
export function createAnswer({ plugins }: Pick<SitePlugins, 'plugins'>, site: Site): AnswerBroken | undefined {
  const asked = plugins.filter(({ plugin }) => plugin.references !== undefined);
  if (asked.length === 0) return undefined;
  return (route, source, reference) => {
    const { kind, target, line, column } = reference;
    const { file } = placeOfReference(site, source, reference);
    for (const opened of asked) {
      try {
        const asking = { kind, target, file, line, column, locale: route.locale.name };
        const answer: unknown = opened.plugin.references?.(asking) ?? null;
        if (typeof answer === 'string' && answer !== '') return answer;
        if (answer !== null && answer !== '')
          throw new TypeError(`it returns ${writtenAs(answer)}, which is not an address`);
      } catch (cause) {
        throw hookFailure({ opened, hook: 'references', cause, subject: `\`${target}\` in ${file}:${line}` });
      }
    }
    return null;
  };
}

/** The type of what a hook returns is not checked in JavaScript. */
function writtenAs(answer: unknown): string {
  return answer instanceof Promise ? 'a promise' : (JSON.stringify(answer) ?? `a ${typeof answer}`);
}
