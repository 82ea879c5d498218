import type { ReactNode } from 'react';
import type { PictureProps } from '../../shared/home-props.ts';

export interface PictureComponentProps {
  readonly picture: PictureProps;
  readonly className?: string;
  /** Whether the picture may be loaded only when a reader comes near it. */
  readonly isLazy: boolean;
}

/** Renders a picture, with another one on dark pages if there is one. */
export function Picture({ picture, className = '', isLazy }: PictureComponentProps): ReactNode {
  const { src, srcDark, alt, width, height } = picture;
  const common = { alt, width: width ?? undefined, height: height ?? undefined, decoding: 'async' } as const;
  const loading = isLazy ? 'lazy' : undefined;
  if (srcDark === null) return <img className={className || undefined} src={src} {...common} loading={loading} />;
  // A lazy picture that is not shown is not loaded.
  return (
    <>
      <img className={`only-light ${className}`.trim()} src={src} {...common} loading="lazy" />
      <img className={`only-dark ${className}`.trim()} src={srcDark} {...common} loading="lazy" />
    </>
  );
}
