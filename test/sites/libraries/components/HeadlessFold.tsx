'use client';

import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react';

export default function HeadlessFold() {
  return (
    <Disclosure>
      <DisclosureButton>Unfold</DisclosureButton>
      <DisclosurePanel className="headless-panel">Unfolded</DisclosurePanel>
    </Disclosure>
  );
}
