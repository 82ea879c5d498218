'use client';

import { useStrings } from '../context/context.ts';
import { Icon } from '../icons/Icon.tsx';
import { getColorChoice, nextColorChoice } from '../../shared/state/color-mode.ts';
import { formatMessage } from '../../shared/strings/format-message.ts';
import { useColorMode } from '../context/use-color-mode.ts';
import type { ReactNode } from 'react';

export interface ColorSwitchComponentProps {
  /** The mode for a reader who has not chosen. */
  readonly initial: 'light' | 'dark' | 'system';
  /** Whether the mode of the system is a choice too. Default: false. */
  readonly isThreeState?: true;
}

/**
 * Renders the button that changes the color mode: between light and dark, or with three states also
 * to the mode of the system. The element holds the labels of all states, so that the early script
 * can set the right one, and change the mode, before this component runs.
 */
export function ColorSwitch({ initial, isThreeState }: ColorSwitchComponentProps): ReactNode {
  const strings = useStrings();
  const [choice, setChoice] = useColorMode({ initial, isChoice: isThreeState === true });
  const labelOf = (mode: ColorSwitchComponentProps['initial']) =>
    formatMessage(strings['theme.colorToggle.ariaLabel'], {
      mode: strings[`theme.colorToggle.ariaLabel.mode.${mode}`],
    });
  return (
    <button
      type="button"
      className="icon-button color-switch"
      aria-label={labelOf(choice)}
      title={labelOf(choice)}
      data-label-light={labelOf('light')}
      data-label-dark={labelOf('dark')}
      data-label-system={isThreeState ? labelOf('system') : undefined}
      // The early script may have changed the mode since the last rendering.
      onClick={() => setChoice(nextColorChoice(getColorChoice(), isThreeState === true))}
    >
      <Icon name="sun" />
      <Icon name="moon" />
      {isThreeState && <Icon name="system" />}
    </button>
  );
}
