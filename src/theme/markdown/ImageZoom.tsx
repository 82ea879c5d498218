'use client';

import { useEffect, useRef, useState } from 'react';
import { useStrings } from '../context/context.ts';
import { Icon } from '../icons/Icon.tsx';
import type { ReactNode } from 'react';

export interface ImageZoomProps {
  /** Address of the picture in its full size. */
  readonly src: string;
  readonly alt?: string | undefined;
  /** The full size in pixels. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** Renders the button over a picture. A click shows the picture in the whole window. */
export function ImageZoom({ src, alt = '', width, height }: ImageZoomProps): ReactNode {
  const strings = useStrings();
  // Read all labels on the server too: it sends the browser only the strings that were read.
  const labels = {
    open: strings['theme.image.zoom'],
    dialog: strings['theme.image.dialog'],
    close: strings['theme.image.close'],
  };
  const dialog = useRef<HTMLDialogElement>(null);
  // The full picture is fetched only when the reader opens it.
  const [wasOpened, setOpened] = useState(false);
  useEffect(() => {
    if (wasOpened) show(dialog.current);
  }, [wasOpened]);
  const open = () => {
    setOpened(true);
    show(dialog.current);
  };
  const close = () => dialog.current?.close();
  const name = (label: string) => (alt === '' ? label : `${label}: ${alt}`);
  return (
    <>
      <button type="button" className="zoom-open" aria-haspopup="dialog" aria-label={name(labels.open)} onClick={open}>
        <Icon name="zoom" />
      </button>
      {wasOpened && (
        <dialog ref={dialog} className="zoom-dialog" aria-label={name(labels.dialog)} onClick={close}>
          <img src={src} alt={alt} width={width} height={height} />
          <button type="button" className="icon-button" aria-label={labels.close} onClick={close}>
            <Icon name="close" />
          </button>
        </dialog>
      )}
    </>
  );
}

/** Shows the dialog, unless the reader has left its page meanwhile. */
function show(dialog: HTMLDialogElement | null): void {
  if (dialog?.isConnected === true) dialog.showModal();
}
