import type {
  ConversationProps,
  HomeActionProps,
  HomeMain,
  HomeSectionProps,
  PictureProps,
} from '../../shared/home-props.ts';
import type { ContentProps } from '../../shared/main-props.ts';
import type { CompiledContent } from '../../site/graph/compiled-content.ts';
import type { LinkTarget } from '../../site/graph/links.ts';
import type { PageContext } from '../../site/graph/site.ts';
import { resolveFile, resolveTarget } from '../../site/navigation/site-link.ts';
import { compiledPage, createContent } from '../../site/page-props/content.ts';
import { createNotices } from '../../site/page-props/notices.ts';
import type { ActionFields, ConversationFields, PictureFields, SectionFields } from './fields.ts';
import { sectionsOf } from './home-sections.ts';
import type { PageRoute } from './page-routes.ts';

/** Returns the main area of a landing page. Throws a `LinkError` if one of its links is broken. */
export function createHomeMain(context: PageContext, { entry }: PageRoute, compiled: CompiledContent): HomeMain {
  const { hero } = entry.frontMatter;
  const { isEmpty } = compiledPage(compiled, entry.source.file);
  const content = isEmpty ? null : createContent(context, entry.source);
  const sections = sectionsOf(entry.frontMatter).map((each) => each.section);
  const shown = sections.flatMap((section) => createSection(context, section, content) ?? []);
  const isInHero = hero?.sample ?? false;
  const isPlaced = content === null || isInHero || sections.some(({ type }) => type === 'sample');
  return {
    kind: 'home',
    title: hero?.title ?? entry.title,
    tagline: hero?.tagline ?? '',
    actions: createActions(context, hero?.actions),
    image: createPicture(context, hero?.image),
    conversation: createConversation(hero?.conversation),
    sample: isInHero ? content : null,
    sections: isPlaced ? shown : [...shown, { type: 'sample', title: null, text: null, content }],
    notices: createNotices(context),
  };
}

/** Returns the props of a section; null for a sample of a page without a text. */
function createSection(
  context: PageContext,
  section: SectionFields,
  content: ContentProps | null,
): HomeSectionProps | null {
  switch (section.type) {
    case 'features':
    case 'cards': {
      const { type, title, text = null, items } = section;
      const cards = items.map((item) => {
        return { icon: item.icon ?? null, title: item.title, text: item.text, href: createLink(context, item).href };
      });
      return { type, title, text, items: cards };
    }
    case 'logos': {
      const { type, title = null, text = null, items } = section;
      const logos = items.map(({ image, ...link }) => {
        return { image: pictureProps(context, image), ...createLink(context, link) };
      });
      return { type, title, text, items: logos };
    }
    case 'quote': {
      const { type, text, author, role = null, image } = section;
      return { type, text, author, role, image: createPicture(context, image) };
    }
    case 'steps':
      return { ...section, text: section.text ?? null };
    case 'sample':
      return content && { ...section, text: section.text ?? null, content };
    case 'action':
      return { ...section, text: section.text ?? null, actions: createActions(context, section.actions) };
  }
}

function createConversation(conversation: ConversationFields | undefined): ConversationProps | null {
  if (conversation === undefined) return null;
  const { title, lines } = conversation;
  const main = lines.flatMap((line) => ('speaker' in line ? [line.speaker] : []))[0];
  return {
    title,
    lines: lines.map((line) =>
      'action' in line
        ? { type: 'action', text: line.action }
        : { type: 'speech', speaker: line.speaker, isMain: line.speaker === main, text: line.text },
    ),
  };
}

function createActions(context: PageContext, actions: readonly ActionFields[] = []): readonly HomeActionProps[] {
  return actions.map((action) => ({
    label: action.label,
    primary: action.primary ?? false,
    ...resolveTarget(context, action),
  }));
}

function createLink(context: PageContext, link: LinkTarget) {
  const hasTarget = link.to !== undefined || link.href !== undefined;
  return hasTarget ? resolveTarget(context, link) : { href: null, external: false };
}

function createPicture(context: PageContext, picture: PictureFields | undefined): PictureProps | null {
  return picture === undefined ? null : pictureProps(context, picture);
}

function pictureProps(context: PageContext, { src, srcDark, alt, width, height }: PictureFields): PictureProps {
  return {
    src: resolveFile(context, src),
    srcDark: srcDark === undefined ? null : resolveFile(context, srcDark),
    alt: alt ?? '',
    width: width ?? null,
    height: height ?? null,
  };
}
