import type { Config } from '../../config/config.ts';
import type { RuleLevel } from '../../config/fields/reports.ts';
import type { Plugin } from '../contract/plugin.ts';
import type { RuleCheck } from '../contract/rules-hook.ts';
import type { OpenedPlugin, SitePlugins } from '../loading/open-plugins.ts';

/** A plugin with the rules that are not off. */
export interface ActiveRules {
  readonly opened: OpenedPlugin;
  readonly rules: readonly ActiveRule[];
}

interface ActiveRule {
  readonly name: string;
  readonly check: RuleCheck;
  readonly level: RuleLevel;
}

/** Returns the plugins with rules that are not off, each with the level that the site gives it. */
export function activeRules({ plugins }: Pick<SitePlugins, 'plugins'>, { reports }: Config): readonly ActiveRules[] {
  return plugins.flatMap((opened) => {
    const rules = rulesOf(opened.plugin).flatMap(({ name, check, level }) => {
      const set = reports.levels[`${opened.plugin.name}/${name}`] ?? level;
      return set === 'off' ? [] : [{ name, check, level: set }];
    });
    return rules.length === 0 ? [] : [{ opened, rules }];
  });
}

function rulesOf({ rules = {} }: Plugin): readonly ActiveRule[] {
  return Object.entries(rules).map(([name, rule]) =>
    typeof rule === 'function' ? { name, check: rule, level: 'warn' } : { name, level: 'warn', ...rule },
  );
}
