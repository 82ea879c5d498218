import type { NavbarItem } from '../../config/schema/navbar.ts';
import type { NavbarHtmlProps, NavbarItemProps, NavbarLinkProps, NavbarProps } from '../../shared/page-props.ts';
import { pageUrl } from '../graph/address.ts';
import type { PageContext } from '../graph/page-context.ts';
import { searchUrl } from '../graph/page-routes.ts';
import { searchBoxFile } from '../graph/search-files.ts';
import { findRoute } from '../graph/site.ts';
import { docItem, docSidebarItem, docsVersionDropdownItem, docsVersionItem } from './docs-items.ts';
import { createLogo } from './logo.ts';
import { resolveHtml } from './resolve-html.ts';
import { resolveTarget } from './site-link.ts';

/**
 * Returns the navbar of a page. Items without a target, such as links to drafts, are left out.
 * Throws a `LinkError` for a mistake in an item.
 */
export function createNavbar(context: PageContext): NavbarProps {
  const { navbar, colorMode } = context.site.config;
  const title = context.text(navbar.title);
  const configured = withSearch(navbar.items, context.site.config.search !== null);
  const itemsAt = (side: 'left' | 'right') =>
    configured
      .filter(({ position = 'right' }) => position === side)
      .map((item) => createNavbarItem(context, item))
      .filter((item) => item !== null);
  return {
    title,
    homeHref: context.homeHref,
    logo: navbar.logo
      ? createLogo(context, navbar.logo, title === '' ? context.text(context.site.config.title) : '')
      : null,
    hideOnScroll: navbar.hideOnScroll,
    colorSwitch: colorMode.switch ? colorMode.default : null,
    left: itemsAt('left'),
    right: itemsAt('right'),
  };
}

/** Adds a search item if the site has a search and its author has not placed the item. */
function withSearch(items: readonly NavbarItem[], canSearch: boolean): readonly NavbarItem[] {
  const hasSearch = items.some(({ type }) => type === 'search');
  return canSearch && !hasSearch ? [...items, { type: 'search' }] : items;
}

/**
 * Returns one item of the navbar; null if it has no target, such as a link to a draft. Throws a
 * `LinkError` for a mistake in it.
 */
export function createNavbarItem(context: PageContext, item: NavbarItem): NavbarItemProps | null {
  switch (item.type) {
    case 'search':
      return searchItem(context);
    case 'localeDropdown':
      return localeDropdown(context);
    case 'docsVersionDropdown':
      return docsVersionDropdownItem(context, item);
    case 'dropdown': {
      const items = item.items.map((child) => simpleItem(context, child)).filter((child) => child !== null);
      const active = items.some((child) => child.type === 'link' && child.current !== null);
      return items.length === 0
        ? null
        : { type: 'dropdown', label: context.text(item.label), icon: null, active, items };
    }
    default:
      return simpleItem(context, item);
  }
}

function searchItem({ site, route, locale, to }: PageContext): NavbarItemProps | null {
  if (site.config.search === null) return null;
  const versions = site.config.collections.flatMap((collection): [string, string | null][] =>
    collection.type === 'docs' && collection.versions.length > 1
      ? [[collection.key, route.collection === collection.key ? route.version : null]]
      : [],
  );
  return {
    type: 'search',
    href: to.page(searchUrl(locale)),
    boxHref: to.file(searchBoxFile(locale)),
    versions: Object.fromEntries(versions),
  };
}

type SimpleItem = Exclude<
  NavbarItem,
  { readonly type: 'search' | 'localeDropdown' | 'docsVersionDropdown' | 'dropdown' }
>;

function simpleItem(context: PageContext, item: SimpleItem): NavbarLinkProps | NavbarHtmlProps | null {
  switch (item.type) {
    case 'html':
      return { type: 'html', html: resolveHtml(context, item.value) };
    case 'doc':
      return docItem(context, item);
    case 'docSidebar':
      return docSidebarItem(context, item);
    case 'docsVersion':
      return docsVersionItem(context, item);
    case 'link': {
      const label = context.text(item.label);
      return {
        type: 'link',
        label,
        ...resolveTarget(context, item),
        current: currentLink(context, item.to),
        lang: null,
      };
    }
  }
}

function currentLink({ route, locale }: PageContext, to: string | undefined): NavbarLinkProps['current'] {
  if (to === undefined) return null;
  const url = pageUrl(locale, to);
  if (route.url === url) return 'page';
  // Every page is below the home page, so that does not make the link current.
  return url !== pageUrl(locale) && route.url.startsWith(`${url}/`) ? 'true' : null;
}

function localeDropdown(context: PageContext): NavbarItemProps {
  const { site, route, to, locale } = context;
  const items = site.config.locales.map((other): NavbarLinkProps => {
    const same = route.kind === 'not-found' ? null : findRoute(site, route.key, other);
    return {
      type: 'link',
      label: other.label,
      href: to.page(same?.url ?? site.homes.get(other.name) ?? pageUrl(other)),
      external: false,
      current: other.name === locale.name ? 'true' : null,
      lang: other.htmlLang,
    };
  });
  return { type: 'dropdown', label: locale.label, icon: 'language', active: false, items };
}
