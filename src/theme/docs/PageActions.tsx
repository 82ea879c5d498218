import { useStrings } from '../context/context.ts';
import { Icon } from '../icons/Icon.tsx';
import { Link } from '../layout/Link.tsx';
import { unsearched } from '../layout/unsearched.ts';
import type { ReactNode } from 'react';
import type { PageActionProps } from '../../shared/main-props.ts';

export interface PageActionsProps {
  /** What readers can do with the page, in the order of the configuration. */
  readonly actions: readonly PageActionProps[];
}

/**
 * Renders what readers can do with a page: copy its Markdown, change it, report a problem. A script
 * makes the button copy the file at `data-copy`; without scripts it is hidden.
 */
export function PageActions({ actions }: PageActionsProps): ReactNode {
  const strings = useStrings();
  return (
    <ul className="page-actions" aria-label={strings['theme.PageActions.label']} {...unsearched}>
      {actions.map(({ action, href }) => (
        <li key={action}>{action === 'copy' ? <CopyButton href={href} /> : <ActionLink {...{ action, href }} />}</li>
      ))}
    </ul>
  );
}

function CopyButton({ href }: Pick<PageActionProps, 'href'>): ReactNode {
  const strings = useStrings();
  return (
    <button
      type="button"
      className="page-action"
      data-copy={href}
      data-copied={strings['theme.PageActions.copied']}
      data-failed={strings['theme.PageActions.copyFailed']}
    >
      <Icon name="copy" />
      <Icon name="check" />
      <span className="page-action-label">
        <span>{strings['theme.PageActions.copy']}</span>
        <span aria-hidden="true" />
      </span>
    </button>
  );
}

function ActionLink({ action, href }: PageActionProps): ReactNode {
  const strings = useStrings();
  const isEdit = action === 'edit';
  return (
    <Link className={isEdit ? 'page-action edit-link' : 'page-action'} href={href} external>
      <Icon name={isEdit ? 'edit' : 'report'} />
      <span>{strings[isEdit ? 'theme.common.editThisPage' : 'theme.PageActions.report']}</span>
    </Link>
  );
}
