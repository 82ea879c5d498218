import type { Element, Properties } from 'hast';
import type { FinalReference, PictureCandidate, PictureSource } from './final-reference.ts';

/** Width of the text column in CSS pixels: `--text-width` of the theme. */
export const textWidth = 736;

/**
 * Returns the final element of a picture whose address is already filled in: with its size, its
 * copies, and inside a `docs-zoom` if readers can enlarge it. `final` is null for a picture of
 * another site. With `hasPriority`, browsers load the picture with high priority.
 */
export function fillPicture(element: Element, final: FinalReference | null, hasPriority: boolean): Element {
  const { dataZoom, ...own } = element.properties;
  const properties: Properties = { ...own, ...sizeOf(own, final), ...(hasPriority && firstOf(own)) };
  const image: Element = { ...element, properties };
  const picture = final?.sources && properties.srcSet === undefined ? withSources(image, final, final.sources) : image;
  if (dataZoom === undefined) return picture;
  const { src, alt, className } = properties;
  const zoom: Properties = {
    src,
    alt,
    className,
    width: final?.width ?? undefined,
    height: final?.height ?? undefined,
  };
  return { type: 'element', tagName: 'docs-zoom', properties: zoom, children: [picture] };
}

/**
 * Returns the missing width and height, so that the page does not move when the picture loads. If
 * the author has set one of them, the other one is scaled.
 */
function sizeOf({ width, height }: Properties, final: FinalReference | null): Properties {
  if (final === null || final.width === null || final.height === null) return {};
  if (width === undefined && height === undefined) return { width: final.width, height: final.height };
  const scaled = (side: unknown, factor: number) => {
    const pixels = Number(side);
    return Number.isFinite(pixels) && pixels > 0 ? Math.max(1, Math.round(pixels * factor)) : undefined;
  };
  if (height === undefined) return { height: scaled(width, final.height / final.width) };
  if (width === undefined) return { width: scaled(height, final.width / final.height) };
  return {};
}

/**
 * Returns the properties that load a picture first. A picture for one color mode stays lazy,
 * because in the other mode it would be loaded for nothing.
 */
function firstOf({ loading, className }: Properties): Properties {
  const names = Array.isArray(className) ? className : [];
  if (loading !== undefined || names.includes('only-light') || names.includes('only-dark'))
    return { fetchPriority: 'high' };
  return { loading: 'eager', decoding: 'auto', fetchPriority: 'high' };
}

function withSources(image: Element, final: FinalReference, sources: readonly PictureSource[]): Element {
  const shown = Math.min(Number(image.properties['width']) || textWidth, textWidth);
  const sizes = `min(100vw, ${shown}px)`;
  const own = sources.find(({ type }) => type === null);
  const candidates = [...(own?.candidates ?? []), { address: final.address, width: final.width ?? shown }];
  const fallback: Element = own
    ? { ...image, properties: { ...image.properties, srcSet: srcSetOf(candidates), sizes } }
    : image;
  const typed = sources.flatMap(({ type, candidates }): Element[] =>
    type === null
      ? []
      : [
          {
            type: 'element',
            tagName: 'source',
            properties: { type, srcSet: srcSetOf(candidates), sizes },
            children: [],
          },
        ],
  );
  if (typed.length === 0) return fallback;
  return { type: 'element', tagName: 'picture', properties: {}, children: [...typed, fallback] };
}

function srcSetOf(candidates: readonly PictureCandidate[]): string {
  return candidates.map(({ address, width }) => `${address} ${width}w`).join(', ');
}
