'use client';

import * as Dialog from '@radix-ui/react-dialog';

export default function RadixDialog() {
  return (
    <Dialog.Root>
      <Dialog.Trigger>Open the dialog</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content className="radix-content">
          <Dialog.Title>A dialog</Dialog.Title>
          <Dialog.Description>It is in the body of the page.</Dialog.Description>
          <Dialog.Close>Close</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
