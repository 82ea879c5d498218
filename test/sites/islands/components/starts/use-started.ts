import { useEffect, useState } from 'react';

export function useStarted(): string {
  const [state, setState] = useState('waits');
  useEffect(() => setState('started'), []);
  return state;
}
