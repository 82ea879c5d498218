'use client';

import { useSwitch } from './use-switch.ts';

export default function Alive() {
  const [isOn, flip] = useSwitch();
  return (
    <button type="button" onClick={flip}>
      {isOn ? 'On' : 'Off'}
    </button>
  );
}
