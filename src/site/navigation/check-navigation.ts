import type { LogoConfig } from '../../config/schema/logo.ts';
import type { NavbarItemConfig } from '../../config/schema/navbar.ts';
import { groupBy } from '../../shared/group-by.ts';
import type { Problem } from '../../shared/problem.ts';
import type { PageContext } from '../page-context.ts';
import { createPageContext } from '../page-context.ts';
import type { Site } from '../site.ts';
import { type SidebarNode, walkSidebar } from '../sidebars/sidebar.ts';
import { createFooterItem } from './footer.ts';
import { createNavbarItem } from './navbar.ts';
import { LinkError, resolveFile, resolveTarget } from './site-link.ts';

/** A part of the frame, where the configuration writes it, and what makes it. */
interface Part {
  readonly name: string;
  readonly path: readonly PropertyKey[];
  readonly written: unknown;
  readonly create: (context: PageContext) => unknown;
}

/**
 * Returns the mistakes in what every page shows: navbar, footer, logos, favicon, sidebar links. Each names the faulty piece of
 * configuration. They are tried once a locale and version, so that pages need not report them again.
 */
export function checkNavigation(site: Site): readonly Problem[] {
  const views = groupBy(site.routes, ({ locale, collection, version }) => [locale.name, collection, version].join());
  const contexts = [...views.values()].flatMap(([route]) => (route ? [createPageContext(site, route)] : []));
  return [...frameParts(site), ...sidebarParts(site)].flatMap((part) => {
    const problem = contexts.map((context) => tryPart(site, part, context)).find((found) => found !== null);
    return problem ? [problem] : [];
  });
}

function tryPart({ config }: Site, { name, path, written, create }: Part, context: PageContext): Problem | null {
  try {
    create(context);
    return null;
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    return {
      severity: 'error',
      title: `${name} fails: ${error.message}\n${JSON.stringify(written)}`,
      hint: error.hint,
      file: config.file,
      ...config.locate(path),
    };
  }
}

function frameParts(site: Site): readonly Part[] {
  const { config } = site;
  const { navbar, footer, favicon, image } = config;
  const parts: Part[] = navbar.items.flatMap(navbarParts).filter(({ written }) => !isAboutMissing(site, written));
  if (navbar.logo) parts.push(...logoParts('The navbar logo', ['navbar', 'logo'], navbar.logo));
  if (footer?.logo) parts.push(...logoParts('The footer logo', ['footer', 'logo'], footer.logo));
  for (const [name, file] of Object.entries({ favicon, image })) {
    if (file === null) continue;
    parts.push({ name: `\`${name}\``, path: [name], written: file, create: (context) => resolveFile(context, file) });
  }
  const columns =
    footer?.columns.map((column, index) => ({ items: column.items, path: ['footer', 'columns', index, 'items'] })) ??
    [];
  for (const { items, path } of [...columns, { items: footer?.links ?? [], path: ['footer', 'links'] }]) {
    for (const [index, item] of items.entries()) {
      const create = (context: PageContext) => createFooterItem(context, item);
      parts.push({ name: 'A footer link', path: [...path, index], written: item, create });
    }
  }
  return parts;
}

/** Docs without a folder are reported as such, and what shows them is right once there is one. */
function isAboutMissing({ config, docs }: Site, item: unknown): boolean {
  if (typeof item !== 'object' || item === null || !('collection' in item)) return false;
  const { collection } = item;
  const isConfigured = config.collections.some(({ type, key }) => type === 'docs' && key === collection);
  return isConfigured && !docs.some(({ set }) => set.collection.key === collection);
}

/** The items of a dropdown are parts of their own, so that each mistake among them is named. */
function navbarParts(item: NavbarItemConfig, index: number): readonly Part[] {
  const name = `Navbar item ${index + 1}`;
  const path = ['navbar', 'items', index];
  const items = item.type === 'dropdown' ? item.items.map((child, place) => ({ child, place })) : [];
  if (items.length === 0) return [{ name, path, written: item, create: (context) => createNavbarItem(context, item) }];
  return items.map(({ child, place }) => ({
    name: `${name}, entry ${place + 1},`,
    path: [...path, 'items', place],
    written: child,
    create: (context) => createNavbarItem(context, child),
  }));
}

function logoParts(name: string, path: readonly PropertyKey[], logo: LogoConfig): readonly Part[] {
  const { src, srcDark, href } = logo;
  const files = Object.entries({ src, srcDark }).flatMap(([field, file]) =>
    file === undefined ? [] : [{ field, create: (context: PageContext) => resolveFile(context, file) }],
  );
  const link = { field: 'href', create: (context: PageContext) => resolveTarget(context, { to: href }) };
  return [...files, ...(href === undefined ? [] : [link])].map(({ field, create }) => ({
    name,
    path: [...path, field],
    written: logo,
    create,
  }));
}

function sidebarParts(site: Site): readonly Part[] {
  const source = site.config.locales[0];
  return site.docs.flatMap((docs): Part[] => {
    if (docs.set.locale !== source) return [];
    return [...docs.sidebars].flatMap(([name, nodes]) =>
      walkSidebar(nodes).flatMap((node: SidebarNode): Part[] => {
        if (node.type !== 'link') return [];
        const { label, to, href, path } = node;
        return [
          {
            name: `The link "${label}" of the sidebar \`${name}\``,
            path,
            written: { label, to, href },
            create: (context) => resolveTarget(context, node),
          },
        ];
      }),
    );
  });
}
