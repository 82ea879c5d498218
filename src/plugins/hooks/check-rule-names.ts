import type { ConfigFile } from '../../config/load-config.ts';
import { isRuleName } from '../../config/schema/reports.ts';
import { isRecord } from '../../shared/is-record.ts';
import { suggest } from '../../shared/nearest.ts';
import { asProblem, type Problem } from '../../shared/problem.ts';
import type { SitePlugins } from '../loading/open-plugins.ts';

/** Returns a problem for every rule or code in `reports` that no plugin has. */
export function checkRuleNames(
  { plugins }: Pick<SitePlugins, 'plugins'>,
  { file, locate, input }: Pick<ConfigFile, 'file' | 'locate' | 'input'>,
): readonly Problem[] {
  const known = plugins.flatMap(({ plugin }) =>
    Object.keys({ ...plugin.rules, ...plugin.codes }).map((name) => `${plugin.name}/${name}`),
  );
  const reports = isRecord(input) && isRecord(input['reports']) ? input['reports'] : {};
  const named = Object.keys(reports).filter((name) => reports[name] !== undefined);
  const unknown = named.filter((name) => isRuleName(name) && !known.includes(name));
  return unknown.map((name) =>
    asProblem({
      code: 'unknown-config-key',
      title: `No plugin has the rule or the code \`${name}\``,
      hint: suggest(name, known, 'rules and codes'),
      file,
      ...locate(['reports', name]),
    }),
  );
}
