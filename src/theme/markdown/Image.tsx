import type { ImgHTMLAttributes, ReactNode } from 'react';

/** Prints a picture of the text, which is fetched once the reader comes near it. */
export function Image({ alt = '', ...attributes }: ImgHTMLAttributes<HTMLImageElement>): ReactNode {
  return <img loading="lazy" decoding="async" alt={alt} {...attributes} />;
}
