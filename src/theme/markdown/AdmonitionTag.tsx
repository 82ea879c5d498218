import { UsageError } from '../../shared/usage-error.ts';
import { Admonition, admonitionKinds, isAdmonitionKind } from './Admonition.tsx';
import { AdmonitionTitle } from './AdmonitionTitle.tsx';
import type { ReactNode } from 'react';

export interface AdmonitionTagProps {
  /** Kind of the box, such as `note`, `tip`, `warning` or `danger`. Default: `note`. */
  readonly type?: string;
  /** Title of the box. Default: the kind's, in the language of the page. */
  readonly title?: ReactNode;
  /** The content. */
  readonly children?: ReactNode;
}

/**
 * Renders `<Admonition type="tip" title="…">`, the tag for `:::tip[…]`. Throws a `UsageError` for
 * an unknown kind.
 */
export function AdmonitionTag({ type = 'note', title, children }: AdmonitionTagProps): ReactNode {
  if (!isAdmonitionKind(type)) {
    throw new UsageError(`there is no kind "${type}".`, `The kinds are ${admonitionKinds.join(', ')}.`);
  }
  return (
    <Admonition kind={type}>
      {title !== undefined && <AdmonitionTitle>{title}</AdmonitionTitle>}
      {children}
    </Admonition>
  );
}
