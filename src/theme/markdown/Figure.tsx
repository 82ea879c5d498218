import { Image } from './Image.tsx';
import { Zoomable } from './Zoomable.tsx';
import type { ReactNode } from 'react';

export interface FigureProps {
  /** Address of the picture; pictures may also be given as children. */
  readonly src?: string | undefined;
  /** The picture in dark mode. Default: `src`. */
  readonly srcDark?: string | undefined;
  /** What the picture shows. */
  readonly alt?: string | undefined;
  /** Text under the picture. */
  readonly caption?: ReactNode;
  /** Size in CSS pixels. */
  readonly width?: number | undefined;
  /** Height in CSS pixels. */
  readonly height?: number | undefined;
  /** Whether readers can enlarge the picture. */
  readonly zoom?: boolean | undefined;
  /** Id of the element. */
  readonly id?: string | undefined;
  /** Class of the element. */
  readonly className?: string | undefined;
  /** Pictures, instead of `src`. */
  readonly children?: ReactNode;
}

/** Renders a picture, or one for each color mode, with a caption under it. */
export function Figure({ id, className, caption, children, src, srcDark, ...picture }: FigureProps): ReactNode {
  const isSame = srcDark === undefined || srcDark === src;
  return (
    <figure id={id} className={className}>
      {src !== undefined && <FigureImage src={src} mode={isSame ? undefined : 'only-light'} {...picture} />}
      {srcDark !== undefined && !isSame && <FigureImage src={srcDark} mode="only-dark" {...picture} />}
      {children}
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

interface FigureImageProps extends Pick<FigureProps, 'alt' | 'width' | 'height' | 'zoom'> {
  readonly src: string;
  /** Class for the color mode of the picture. */
  readonly mode: string | undefined;
}

function FigureImage({ src, mode, alt, width, height, zoom = false }: FigureImageProps): ReactNode {
  const image = <Image src={src} alt={alt} width={width} height={height} className={mode} />;
  if (!zoom) return image;
  return (
    <Zoomable src={src} alt={alt} className={mode}>
      {image}
    </Zoomable>
  );
}
