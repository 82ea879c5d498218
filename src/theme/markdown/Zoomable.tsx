import { ImageZoom, type ImageZoomProps } from './ImageZoom.tsx';
import type { ReactNode } from 'react';

export interface ZoomableProps extends ImageZoomProps {
  /** Class for the color mode, if the picture is only for one. */
  readonly className?: string | undefined;
  /** The picture in the page. */
  readonly children: ReactNode;
}

/** Renders a picture that readers can enlarge. Without scripts it is a normal picture. */
export function Zoomable({ className, children, ...picture }: ZoomableProps): ReactNode {
  return (
    <span className={className === undefined ? 'zoom' : `zoom ${className}`}>
      {children}
      <ImageZoom {...picture} />
    </span>
  );
}
