import { Children, isValidElement } from 'react';
import { useStrings } from '../context.ts';
import { Callout } from '../docs/Callout.tsx';
import { AdmonitionTitle } from './AdmonitionTitle.tsx';
import type { ReactNode } from 'react';
import type { CalloutProps } from '../docs/Callout.tsx';

const kinds = {
  note: { tone: 'neutral', icon: 'note' },
  info: { tone: 'note', icon: 'info' },
  tip: { tone: 'tip', icon: 'tip' },
  warning: { tone: 'warning', icon: 'caution' },
  caution: { tone: 'warning', icon: 'caution' },
  danger: { tone: 'danger', icon: 'danger' },
} as const satisfies Record<string, Pick<CalloutProps, 'tone' | 'icon'>>;

export interface AdmonitionProps {
  readonly kind?: string;
  readonly id?: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** The kinds of admonition. */
export const admonitionKinds: readonly string[] = Object.keys(kinds);

/** Returns whether there is an admonition of that kind. */
export function isAdmonitionKind(kind: string): kind is keyof typeof kinds {
  return Object.hasOwn(kinds, kind);
}

/** Prints an admonition of the text, under the writer's title or the usual one of its kind. */
export function Admonition({ kind = 'note', children, ...own }: AdmonitionProps): ReactNode {
  const strings = useStrings();
  const known = isAdmonitionKind(kind) ? kind : 'note';
  const nodes = Children.toArray(children);
  const isTitle = (node: ReactNode): boolean => isValidElement(node) && node.type === AdmonitionTitle;
  return (
    <Callout {...own} {...kinds[known]} title={nodes.find(isTitle) ?? strings[`theme.admonition.${known}`]}>
      {nodes.filter((node) => !isTitle(node))}
    </Callout>
  );
}
