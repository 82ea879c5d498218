import type { FooterItemConfig } from '../../config/fields/footer.ts';
import type { FooterItemProps, FooterProps } from '../../shared/page-props.ts';
import type { PageContext } from '../graph/site.ts';
import { createLogo } from './logo.ts';
import { resolveHtml } from './resolve-html.ts';
import { createSocialLink, linkLook } from './link-look.ts';
import { resolveTarget } from './site-link.ts';

/**
 * Returns the footer of a page; null for none. A site that asks for consent always has a footer,
 * with the button that opens the question again. Throws a `LinkError` for a mistake in a link.
 */
export function createFooter(context: PageContext): FooterProps | null {
  const { footer, title, asksConsent } = context.site.config;
  if (!footer) return asksConsent ? { columns: [], links: [], logo: null, copyright: null, asksConsent } : null;
  return {
    asksConsent,
    ...(footer.style === 'default' ? {} : { style: footer.style }),
    columns: footer.columns.map((column) => ({
      title: context.text(column.title),
      items: column.items.map((item) => createFooterItem(context, item)),
    })),
    links: footer.links.map((item) => createFooterItem(context, item)),
    logo: footer.logo ? createLogo(context, footer.logo, context.text(title)) : null,
    copyright: footer.copyright === null ? null : resolveHtml(context, footer.copyright),
  };
}

/** Returns one link of the footer. Throws a `LinkError` if the link is broken. */
export function createFooterItem(context: PageContext, item: FooterItemConfig): FooterItemProps {
  if ('html' in item) return { type: 'html', html: resolveHtml(context, item.html) };
  if ('icon' in item) return createSocialLink(context, item);
  return { type: 'link', label: context.text(item.label), ...resolveTarget(context, item), ...linkLook(item) };
}
