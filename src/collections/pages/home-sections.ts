import type { LinkTarget } from '../../site/graph/links.ts';
import type { FrontMatterReference } from '../../site/graph/site.ts';
import type { PictureFields, SectionFields } from './fields.ts';
import type { PageRoute } from './page-routes.ts';
import type { PageFrontMatter } from './schema.ts';

type Path = readonly PropertyKey[];

interface PlacedSection {
  readonly section: SectionFields;
  /** Its path in the front matter. */
  readonly path: Path;
}

/**
 * Returns the sections of a landing page in their order: those that have a field of their own, then
 * the list, then the sample that has a field of its own.
 */
export function sectionsOf(front: PageFrontMatter): readonly PlacedSection[] {
  const { features, integrations, sections = [], sample } = front;
  const list = sections.map((section, index): PlacedSection => ({ section, path: ['sections', index] }));
  return [
    ...(features ? [{ section: { type: 'features', ...features }, path: ['features'] } as const] : []),
    ...(integrations ? [{ section: { type: 'cards', ...integrations }, path: ['integrations'] } as const] : []),
    ...list,
    ...(sample ? [{ section: { type: 'sample', ...sample }, path: ['sample'] } as const] : []),
  ];
}

/** Returns the links and pictures of a landing page. */
export function homeReferences({ entry }: PageRoute): readonly FrontMatterReference[] {
  const { hero } = entry.frontMatter;
  return [
    ...linksOf(hero?.actions, ['hero', 'actions']),
    ...picturesOf(hero?.image, ['hero', 'image']),
    ...sectionsOf(entry.frontMatter).flatMap(referencesOf),
  ];
}

function referencesOf({ section, path }: PlacedSection): readonly FrontMatterReference[] {
  switch (section.type) {
    case 'features':
    case 'cards':
      return targetsOf(section.items, [...path, 'items']);
    case 'logos':
      return [
        ...section.items.flatMap(({ image }, index) => picturesOf(image, [...path, 'items', index, 'image'])),
        ...targetsOf(section.items, [...path, 'items']),
      ];
    case 'quote':
      return picturesOf(section.image, [...path, 'image']);
    case 'action':
      return linksOf(section.actions, [...path, 'actions']);
    case 'steps':
    case 'sample':
      return [];
  }
}

/** Returns the links of a list whose items all need a target. */
function linksOf(links: readonly LinkTarget[] = [], path: Path): readonly FrontMatterReference[] {
  return links.map((link, index) => ({ link, path: [...path, index, link.to === undefined ? 'href' : 'to'] }));
}

/** Returns the links of a list whose items may have no target. */
function targetsOf(items: readonly LinkTarget[], path: Path): readonly FrontMatterReference[] {
  const isLink = ({ to, href }: LinkTarget) => to !== undefined || href !== undefined;
  return linksOf(items, path).filter((reference) => 'link' in reference && isLink(reference.link));
}

function picturesOf(picture: PictureFields | undefined, path: Path): readonly FrontMatterReference[] {
  if (picture === undefined) return [];
  const dark = picture.srcDark === undefined ? [] : [{ path: [...path, 'srcDark'], picture: picture.srcDark }];
  return [{ path: [...path, 'src'], picture: picture.src }, ...dark];
}
