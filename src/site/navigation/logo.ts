import type { LogoConfig } from '../../config/fields/logo.ts';
import type { LogoProps } from '../../shared/page-props.ts';
import type { PageContext } from '../graph/site.ts';
import { resolveFile, resolveTarget } from './site-link.ts';

/**
 * Returns a logo with resolved addresses. `alt` is the default alternative text. Throws a
 * `LinkError` for a missing file or a broken link.
 */
export function createLogo(context: PageContext, logo: LogoConfig, alt: string): LogoProps {
  return {
    src: resolveFile(context, logo.src),
    srcDark: logo.srcDark === undefined ? null : resolveFile(context, logo.srcDark),
    alt: logo.alt === undefined ? alt : context.text(logo.alt),
    width: logo.width ?? null,
    height: logo.height ?? null,
    href: logo.href === undefined ? context.homeHref : resolveTarget(context, { to: logo.href }).href,
  };
}
