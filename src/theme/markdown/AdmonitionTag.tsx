import { UsageError } from '../../shared/usage-error.ts';
import { Admonition, admonitionKinds, isAdmonitionKind } from './Admonition.tsx';
import { AdmonitionTitle } from './AdmonitionTitle.tsx';
import type { ReactNode } from 'react';

export interface AdmonitionTagProps {
  readonly type?: string;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
}

/** Prints `<Admonition type="tip" title="…">`, which is `:::tip[…]` written as a tag. */
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
