'use client';

import { useStrings } from '../context/context.ts';
import { Icon } from '../icons/Icon.tsx';
import { formatMessage } from '../../shared/strings/format-message.ts';
import { useColorMode } from '../context/use-color-mode.ts';
import type { ReactNode } from 'react';

export interface ColorSwitchProps {
  /** The mode for a reader who has not chosen one. */
  readonly initial: 'light' | 'dark';
}

/**
 * Renders the button that switches between light and dark. The element holds both labels, so that
 * the early script can set the right one before this component runs.
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
