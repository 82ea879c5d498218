import type { ImgHTMLAttributes, ReactNode } from 'react';

/** Renders a picture that the browser fetches when the reader scrolls near it. */
export function Image({ alt = '', ...attributes }: ImgHTMLAttributes<HTMLImageElement>): ReactNode {
  return <img loading="lazy" decoding="async" alt={alt} {...attributes} />;
}
