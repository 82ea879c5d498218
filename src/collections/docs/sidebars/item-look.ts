import type { LocalizedText } from '../../../shared/localized-text.ts';
import type { SidebarLookProps } from '../../../shared/sidebar-props.ts';
import type { SidebarLook } from '../config/sidebar/fields.ts';
import type { Category, Doc } from '../content/doc-set.ts';

/** The look of an entry, if its author has set anything. */
interface Look {
  readonly look?: SidebarLookProps;
}

/** Returns what an author has set for the look of an entry; an empty object for nothing. */
export function itemLook(item: SidebarLook, text: (value: LocalizedText) => string): Look {
  return lookOf(readLook(item, text));
}

/** Returns the look of the entry of a doc, as its front matter and then the sidebar set it. */
export function docLook({ frontMatter }: Doc, own: SidebarLookProps = {}): Look {
  const { sidebar_badge: badge, sidebar_class_name: className, sidebar_custom_props: custom } = frontMatter;
  return lookOf({ ...readLook({ badge, className, custom }, written), ...own });
}

/** Returns the look of the entry of a folder, as its own doc and then its metadata set it. */
export function folderLook({ metadata }: Category, index: Doc | null): Look {
  const { badge, className, custom } = metadata;
  const own = readLook({ badge, className, custom }, written);
  return index === null ? lookOf(own) : docLook(index, own);
}

function lookOf(look: SidebarLookProps): Look {
  return Object.keys(look).length === 0 ? {} : { look };
}

/** Files have a text in one language. */
function written(text: LocalizedText): string {
  return typeof text === 'string' ? text : '';
}

function readLook(
  { icon, badge, className, custom }: SidebarLook,
  text: (value: LocalizedText) => string,
): SidebarLookProps {
  return {
    ...(icon !== undefined && { icon }),
    ...(badge !== undefined && { badge: readBadge(badge, text) }),
    ...(className !== undefined && { className }),
    ...(custom !== undefined && { custom }),
  };
}

function readBadge(
  badge: NonNullable<SidebarLook['badge']>,
  text: (value: LocalizedText) => string,
): NonNullable<SidebarLookProps['badge']> {
  if (typeof badge === 'string') return { text: badge, variant: 'default' };
  return { text: text(badge.text), variant: badge.variant ?? 'default' };
}
