'use client';

import { Switch } from 'react-aria-components';

export default function AriaSwitch() {
  return <Switch className="aria-switch">Record calls</Switch>;
}
