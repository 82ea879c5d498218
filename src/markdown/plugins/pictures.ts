import { asProblem } from '../../shared/problem.ts';
import type { Element, ElementContent, Root } from 'hast';
import type { Transformer } from 'unified';
import type { PictureOptions } from '../page/options.ts';
import { compileStateOf, type CompileState, placeOf } from '../page/compile-state.ts';

/** Properties of the elements around a picture. */
interface Surroundings {
  /** Value from the figure around the picture. Null if the figure does not set it. */
  readonly zoom: boolean | null;
  readonly width: string | null;
  /** True if the picture can be in a zoom button. */
  readonly canZoom: boolean;
}

interface PictureContext {
  readonly options: PictureOptions;
  readonly state: CompileState;
}

/**
 * The end of a URL that makes a picture visible in only one color mode: the form of docsgen, and
 * the form of GitHub.
 */
const modeMark = /#(?:(light|dark)|gh-(light|dark)-mode-only)$/;

/** Elements in which a picture is part of a control or of a heading. */
const noZoom: ReadonlySet<string> = new Set(['a', 'button', 'summary', 'picture', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/**
 * Applies the options of pictures: `#dark` shows a picture only on dark pages, a figure has
 * pictures as direct children and not in paragraphs, and `data-zoom` stays on the pictures that
 * readers may enlarge.
 */
export function pictures(options: PictureOptions): Transformer<Root> {
  return (tree, file) =>
    visit(tree, { zoom: null, width: null, canZoom: true }, { options, state: compileStateOf(file) });
}

function visit(parent: Root | Element, around: Surroundings, context: PictureContext): undefined {
  for (const node of parent.children) {
    if (node.type !== 'element') continue;
    if (node.tagName === 'img') markMode(node);
    if (node.tagName === 'p' && context.options.captions) captionFigure(node);
    if (node.tagName === 'figure') visit(node, readFigure(node, around), context);
    else visit(node, noZoom.has(node.tagName) ? { ...around, canZoom: false } : around, context);
  }
  // This needs the color modes of all pictures, so it runs after the loop above.
  const alone = context.options.zoom && isPictureAlone(parent.children);
  for (const node of parent.children) {
    if (node.type === 'element' && node.tagName === 'img') finishPicture(node, { around, alone, context });
  }
}

function markMode({ properties }: Element): void {
  const { src, className } = properties;
  const match = typeof src === 'string' ? modeMark.exec(src.trim()) : null;
  if (typeof src !== 'string' || !match) return;
  properties['src'] = src.trim().slice(0, match.index);
  properties['className'] = [...(Array.isArray(className) ? className : []), `only-${match[1] ?? match[2]}`];
}

function hasMode({ properties: { className } }: Element): boolean {
  return Array.isArray(className) && (className.includes('only-light') || className.includes('only-dark'));
}

/**
 * Returns the picture of a paragraph that contains nothing else, or all pictures if each is for one
 * color mode.
 */
function lonePictures(nodes: readonly (Root['children'][number] | ElementContent)[]): readonly Element[] {
  const images: Element[] = [];
  for (const node of nodes) {
    if (node.type === 'comment' || (node.type === 'text' && node.value.trim() === '')) continue;
    if (node.type !== 'element') return [];
    if (node.tagName === 'figcaption' || node.tagName === 'br') continue;
    if (node.tagName !== 'img') return [];
    images.push(node);
  }
  return images.length === 1 || images.every(hasMode) ? images : [];
}

function isPictureAlone(nodes: Root['children']): boolean {
  return lonePictures(nodes).length > 0;
}

function captionFigure(paragraph: Element): void {
  for (const node of paragraph.children) if (node.type === 'element' && node.tagName === 'img') markMode(node);
  const images = lonePictures(paragraph.children);
  const title = images[0]?.properties['title'];
  if (typeof title !== 'string' || title.trim() === '') return;
  for (const image of images) delete image.properties['title'];
  const caption: Element = {
    type: 'element',
    tagName: 'figcaption',
    properties: {},
    children: [{ type: 'text', value: title }],
  };
  paragraph.tagName = 'figure';
  paragraph.children = [...images, caption];
}

/**
 * Replaces paragraphs that contain only pictures with the pictures, and removes the properties that
 * are only for pictures.
 */
function readFigure(figure: Element, around: Surroundings): Surroundings {
  const { dataZoom, dataWidth, ...own } = figure.properties;
  figure.properties = own;
  figure.children = figure.children.flatMap((node) => {
    const isOfPictures = node.type === 'element' && node.tagName === 'p' && node.children.every(isPictureOrBlank);
    return isOfPictures ? node.children : [node];
  });
  return {
    zoom: dataZoom === undefined ? around.zoom : String(dataZoom) !== 'false',
    width: dataWidth === undefined ? around.width : String(dataWidth),
    canZoom: around.canZoom,
  };
}

function isPictureOrBlank(node: ElementContent): boolean {
  if (node.type === 'element') return node.tagName === 'img' || node.tagName === 'picture';
  return node.type !== 'text' || node.value.trim() === '';
}

interface PicturePlace {
  readonly around: Surroundings;
  /**
   * True if the site lets readers enlarge this picture. Figures and the picture itself can override
   * it.
   */
  readonly alone: boolean;
  readonly context: PictureContext;
}

function finishPicture(image: Element, { around, alone, context }: PicturePlace): void {
  const { dataZoom, alt, width, height } = image.properties;
  if (around.width !== null && width === undefined && height === undefined) image.properties['width'] = around.width;
  const zoom = dataZoom === undefined ? around.zoom : String(dataZoom) !== 'false';
  delete image.properties['dataZoom'];
  if (around.canZoom && (zoom ?? alone)) image.properties['dataZoom'] = '';
  if (alt !== undefined) return;
  const title = 'This <img> has no `alt`.';
  const hint = 'Say in it what the picture shows; write `alt=""` for a purely decorative picture.';
  context.state.messages.push(asProblem({ code: 'missing-alt-text', title, hint, ...placeOf(image) }));
}
