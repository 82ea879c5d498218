'use client';

import { useStrings } from '../context/context.ts';
import { Icon } from '../icons/Icon.tsx';
import { formatMessage } from '../strings/strings.ts';
import { useColorMode } from '../context/use-color-mode.ts';
import type { ReactNode } from 'react';

export interface ColorSwitchProps {
  /** Mode of a reader who has not chosen. */
  readonly initial: 'light' | 'dark';
}

/**
 * Prints the button that changes between light and dark. Both of its names are in the element: the early script sets the right one
 * before this component runs.
 */
export function ColorSwitch({ initial }: ColorSwitchProps): ReactNode {
  const strings = useStrings();
  const [mode, setMode] = useColorMode(initial);
  const labels = {
    light: formatMessage(strings['theme.colorToggle.ariaLabel'], {
      mode: strings['theme.colorToggle.ariaLabel.mode.light'],
    }),
    dark: formatMessage(strings['theme.colorToggle.ariaLabel'], {
      mode: strings['theme.colorToggle.ariaLabel.mode.dark'],
    }),
  };
  return (
    <button
      type="button"
      className="icon-button color-switch"
      aria-label={labels[mode]}
      title={labels[mode]}
      data-label-light={labels.light}
      data-label-dark={labels.dark}
      onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}
    >
      <Icon name="sun" />
      <Icon name="moon" />
    </button>
  );
}
