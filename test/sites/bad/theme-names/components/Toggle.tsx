'use client';

import { useString } from 'docsgen/theme';

export default function Toggle() {
  return <button type="button">{useString()}</button>;
}
