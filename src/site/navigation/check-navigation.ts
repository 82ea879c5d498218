import type { Problem } from '../../shared/problem.ts';
import type { PageContext } from '../page-context.ts';
import { createPageContext } from '../page-context.ts';
import type { Site } from '../site.ts';
import { nodeTarget } from '../sidebars/node-target.ts';
import { type SidebarNode, walkSidebar } from '../sidebars/sidebar.ts';
import { createFooterItem } from './footer.ts';
import { createLogo } from './logo.ts';
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
 * configuration. They are tried once a locale, so that pages need not report them again.
 */
export function checkNavigation(site: Site): readonly Problem[] {
  const contexts = site.config.locales.flatMap((locale) => {
    const route = site.routes.find((candidate) => candidate.locale === locale);
    return route ? [createPageContext(site, route)] : [];
  });
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

function frameParts({ config }: Site): readonly Part[] {
  const { navbar, footer, favicon, image } = config;
  const parts: Part[] = navbar.items.map((item, index) => ({
    name: `Navbar item ${index + 1}`,
    path: ['navbar', 'items', index],
    written: item,
    create: (context) => createNavbarItem(context, item),
  }));
  if (navbar.logo) parts.push(logoPart('The navbar logo', ['navbar', 'logo'], navbar.logo));
  if (footer?.logo) parts.push(logoPart('The footer logo', ['footer', 'logo'], footer.logo));
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

function logoPart(name: string, path: readonly PropertyKey[], logo: Parameters<typeof createLogo>[1]): Part {
  return { name, path, written: logo, create: (context) => createLogo(context, logo, '') };
}

function sidebarParts(site: Site): readonly Part[] {
  const source = site.config.locales[0];
  return site.docs.flatMap((docs): Part[] => {
    if (docs.set.locale !== source) return [];
    return [...docs.sidebars].flatMap(([name, nodes]) =>
      walkSidebar(nodes).flatMap((node: SidebarNode): Part[] => {
        const target = nodeTarget(site, docs, node);
        if (target === null || !('to' in target)) return [];
        return [
          {
            name: `A link of the sidebar \`${name}\``,
            path: ['collections', docs.set.collection.key, 'sidebars', name],
            written: { label: node.label, to: target.to },
            create: (context) => resolveTarget(context, target),
          },
        ];
      }),
    );
  });
}
