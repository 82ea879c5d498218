import type { ConsentLinkFields } from '../../config/fields/consent.ts';
import type { LinkProps } from '../../shared/link-props.ts';
import type { LocaleContext } from '../graph/site.ts';
import { resolveTarget } from './site-link.ts';

/**
 * Returns the link of the bar that asks for consent. Throws a `LinkError` if the link is broken.
 */
export function createConsentLink(context: LocaleContext, { label, ...target }: ConsentLinkFields): LinkProps {
  return { label: context.text(label), ...resolveTarget(context, target) };
}
