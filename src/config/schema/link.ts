import * as z from 'zod';
import { type SocialIconName, socialIcons } from '../../shared/social-icons.ts';
import { localizedText } from './text.ts';

/** How a link of the navbar or the footer looks and opens. */
export const linkLook = {
  className: z.string().min(1).optional(),
  target: z.enum(['_self', '_blank', '_parent', '_top']).optional(),
};

function isIcon(name: string): name is SocialIconName {
  return Object.hasOwn(socialIcons, name);
}

/** A link to a profile of the site elsewhere. */
export const socialLinkFields = {
  icon: z.enum(Object.keys(socialIcons).filter(isIcon)),
  href: z.string().min(1),
  label: localizedText.optional(),
};

/** Colors of the navbar or the footer. */
export const layoutStyle = z.enum(['default', 'dark', 'primary']).optional();
