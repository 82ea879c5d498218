import type { ReactNode } from 'react';

/** Renders buttons of the browser, with and without the classes of the theme. */
export default function Buttons(): ReactNode {
  return (
    <p>
      <button type="button">Plain</button>{' '}
      <button type="button" disabled>
        Disabled
      </button>{' '}
      <button type="button" className="button button-primary">
        Primary
      </button>{' '}
      <button type="button" className="button button-primary" disabled>
        Disabled
      </button>{' '}
      <button type="button" className="button button-secondary">
        Secondary
      </button>{' '}
      <button type="button" className="button button-secondary" disabled>
        Disabled
      </button>
    </p>
  );
}
