import { useState } from 'react';

export function useSwitch(): readonly [boolean, () => void] {
  const [isOn, setOn] = useState(false);
  return [isOn, () => setOn(!isOn)];
}
