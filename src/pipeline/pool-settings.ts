import type { CachePlace } from '../cache/cache.ts';
import type { Config } from '../config/config.ts';
import type { PoolSettings } from '../workers/page-job.ts';

interface PoolInput {
  readonly config: Pick<Config, 'root' | 'security'>;
  readonly plugins: { readonly modules: PoolSettings['pluginModules'] };
  readonly markdown: PoolSettings['markdown'];
  readonly cache: CachePlace;
  /** Default: false. */
  readonly isProfiled?: boolean;
}

/** Returns the settings of the worker pool of a site as plain data, which is sent to threads. */
export function poolSettings({ config, plugins, markdown, cache, isProfiled = false }: PoolInput): PoolSettings {
  const { root, security } = config;
  const { folder, identity } = cache;
  return { root, security, cache: { folder, identity }, markdown, pluginModules: plugins.modules, isProfiled };
}
