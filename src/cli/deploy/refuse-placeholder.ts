import type { SiteOutput } from '../../build/output/site-outputs.ts';
import type { Config } from '../../config/config.ts';
import { isPlaceholderAddress } from '../../config/placeholder-address.ts';
import { checkAddresses } from '../../pipeline/check-publishing.ts';
import { isReported } from '../../pipeline/problem-filter/is-reported.ts';
import { DocsgenError } from '../../shared/problem.ts';

/**
 * Throws a `DocsgenError` if a site is to be published whose address is only a placeholder. What is
 * a warning of a build misleads search engines from here on.
 */
export function refusePlaceholder(config: Config, output: SiteOutput | undefined): void {
  if (!isPlaceholderAddress(output?.address ?? config.url) || !isReported(config, 'placeholder-address')) return;
  throw new DocsgenError(checkAddresses(config).map((problem) => ({ ...problem, severity: 'error' })));
}
