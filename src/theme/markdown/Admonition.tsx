import { Children, isValidElement } from 'react';
import { useStrings } from '../context/context.ts';
import { Callout } from '../docs/Callout.tsx';
import { AdmonitionTitle } from './AdmonitionTitle.tsx';
import { isIconName } from '../icons/icon-paths.ts';
import type { ReactNode } from 'react';
import type { CalloutProps } from '../docs/Callout.tsx';

const kinds = {
  note: { tone: 'neutral', icon: 'note' },
  info: { tone: 'note', icon: 'info' },
  tip: { tone: 'tip', icon: 'tip' },
  warning: { tone: 'warning', icon: 'caution' },
  caution: { tone: 'caution', icon: 'report' },
  danger: { tone: 'danger', icon: 'danger' },
  secondary: { tone: 'neutral', icon: 'note' },
  important: { tone: 'note', icon: 'info' },
  success: { tone: 'tip', icon: 'check' },
} as const satisfies Record<string, Pick<CalloutProps, 'tone' | 'icon'>>;

const tones = ['neutral', 'note', 'tip', 'warning', 'caution', 'danger'] as const;

export interface AdmonitionProps {
  /** Kind of the box: `note`, `tip`, `info`, `caution`, `danger` or the site's own. */
  readonly kind?: string;
  /** The label from the site's configuration, for a kind that the site defines itself. */
  readonly label?: string;
  /** Name of an icon of the theme. Default: the kind's. */
  readonly icon?: string;
  /** Name of a signal color. Default: the kind's. */
  readonly color?: string;
  /** Id of the element. */
  readonly id?: string;
  /** Class of the element. */
  readonly className?: string;
  /** The content. Its title may be one of the children. */
  readonly children?: ReactNode;
}

/** The kinds of admonition. */
export const admonitionKinds: readonly string[] = Object.keys(kinds);

/** Returns whether there is an admonition of that kind. */
export function isAdmonitionKind(kind: string): kind is keyof typeof kinds {
  return Object.hasOwn(kinds, kind);
}

/** Renders an admonition. Its title is the writer's, or else the default title of its kind. */
export function Admonition({ kind = 'note', label, icon = '', color, children, ...own }: AdmonitionProps): ReactNode {
  const strings = useStrings();
  const known = isAdmonitionKind(kind) ? kind : 'note';
  const nodes = Children.toArray(children);
  const isTitle = (node: ReactNode): boolean => isValidElement(node) && node.type === AdmonitionTitle;
  const look = {
    tone: tones.find((tone) => tone === color) ?? kinds[known].tone,
    icon: isIconName(icon) ? icon : kinds[known].icon,
  };
  const title = nodes.find(isTitle) ?? label ?? strings[`theme.admonition.${known}`];
  return (
    <Callout {...own} {...look} title={title}>
      {nodes.filter((node) => !isTitle(node))}
    </Callout>
  );
}
