import type { LinkLook, SocialLinkFields } from '../../config/fields/link.ts';
import { socialIcons } from '../../shared/social-icons.ts';
import type { NavbarSocialProps } from '../../shared/page-props.ts';
import type { PageContext } from '../graph/site.ts';
import { resolveTarget } from './site-link.ts';

/** Returns the class and the target of a link, as far as they are configured. */
export function linkLook({ className, target }: LinkLook): { readonly className?: string; readonly target?: string } {
  return { ...(className !== undefined && { className }), ...(target !== undefined && { target }) };
}

/** Returns a link to a profile elsewhere. Throws a `LinkError` if its address is wrong. */
export function createSocialLink(context: PageContext, { icon, href, label }: SocialLinkFields): NavbarSocialProps {
  const name = label === undefined ? socialIcons[icon] : context.text(label);
  return { type: 'social', icon, label: name, ...resolveTarget(context, { href }) };
}
