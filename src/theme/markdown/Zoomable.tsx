import { ImageZoom, type ImageZoomProps } from './ImageZoom.tsx';
import type { ReactNode } from 'react';

export interface ZoomableProps extends ImageZoomProps {
  /** Says for which color mode the picture is, if only for one. */
  readonly className?: string | undefined;
  /** The picture as the page shows it. */
  readonly children: ReactNode;
}

/** Prints a picture that readers may enlarge. Without scripts it is the picture alone. */
export function Zoomable({ className, children, ...picture }: ZoomableProps): ReactNode {
  return (
    <span className={className === undefined ? 'zoom' : `zoom ${className}`}>
      {children}
      <ImageZoom {...picture} />
    </span>
  );
}
