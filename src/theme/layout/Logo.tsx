import type { ReactNode } from 'react';
import type { LogoProps } from '../../shared/page-props.ts';

export interface LogoComponentProps {
  /** The pictures, their alternative text and their size. */
  readonly logo: LogoProps;
}

/** Renders a logo. If it has a dark variant, both are in the page and the style sheet shows one. */
export function Logo({ logo }: LogoComponentProps): ReactNode {
  const { src, srcDark, alt } = logo;
  // A lazy picture is fetched only when it is visible, so the variant of the other color mode costs
  // nothing.
  const common = { alt, loading: 'lazy' as const, decoding: 'async' as const };
  const size = {
    ...(logo.width !== null && { width: logo.width }),
    ...(logo.height !== null && { height: logo.height }),
  };
  if (srcDark === null) return <img className="logo" src={src} {...common} {...size} />;
  return (
    <>
      <img className="logo only-light" src={src} {...common} {...size} />
      <img className="logo only-dark" src={srcDark} {...common} {...size} />
    </>
  );
}
