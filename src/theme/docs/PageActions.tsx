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
 * Renders what readers can do with a page: copy its Markdown, open it elsewhere, change it, report
 * a problem. A script makes the button copy the file at `data-copy`; without scripts it is hidden.
 */
export function PageActions({ actions }: PageActionsProps): ReactNode {
  const strings = useStrings();
  return (
    <ul className="page-actions" aria-label={strings['theme.PageActions.label']} {...unsearched}>
      {actions.map((action) => (
        <li key={action.action}>{renderAction(action)}</li>
      ))}
    </ul>
  );
}

function renderAction(action: PageActionProps): ReactNode {
  if (action.action === 'open') return <OpenMenu places={action.places} />;
  if (action.action === 'copy') return <CopyButton href={action.href} />;
  return <ActionLink isEdit={action.action === 'edit'} href={action.href} />;
}

/** Opens in place, without scripts. Nothing is loaded from the places before one is chosen. */
function OpenMenu({ places }: Pick<Extract<PageActionProps, { action: 'open' }>, 'places'>): ReactNode {
  const strings = useStrings();
  return (
    <details className="page-open">
      <summary className="page-action">
        <Icon name="external" />
        <span>{strings['theme.PageActions.open']}</span>
      </summary>
      <ul>
        {places.map(({ label, href }) => (
          <li key={href}>
            <Link className="page-action" href={href} external>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

function CopyButton({ href }: { readonly href: string }): ReactNode {
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

function ActionLink({ isEdit, href }: { readonly isEdit: boolean; readonly href: string }): ReactNode {
  const strings = useStrings();
  return (
    <Link className={isEdit ? 'page-action edit-link' : 'page-action'} href={href} external>
      <Icon name={isEdit ? 'edit' : 'report'} />
      <span>{strings[isEdit ? 'theme.common.editThisPage' : 'theme.PageActions.report']}</span>
    </Link>
  );
}
