import type { Element, ElementContent, Properties, Root } from 'hast';
import { h } from 'hastscript';
import type { Transformer } from 'unified';
import { compileStateOf, type CompileState } from '../page/compile-state.ts';
import { eachElement } from '../page/walk.ts';
import type { JsxAttribute, JsxData } from './jsx-data.ts';

const figureTag = 'Figure';

/** Attributes whose values decide what is done with the pictures, which is before the page runs. */
const plainAttributes: ReadonlySet<string> = new Set('src srcDark alt width height zoom id class className'.split(' '));

/**
 * Turns `<Figure src="…" caption="…">` into the same element as a Markdown figure, so that its
 * pictures are found, copied and enlarged in the same way. A `Figure` with other attributes, or
 * with JavaScript in them, is rendered by the component of the theme.
 */
export function figureTags(): Transformer<Root> {
  return (tree, file) => {
    const state = compileStateOf(file);
    if (state.script.declared.has(figureTag)) return;
    eachElement(tree, (node) => {
      const jsx = node.data?.jsx;
      if (jsx?.name === figureTag && jsx.attributes.every(isKnown)) makeFigure(node, jsx, state);
    });
  };
}

function isKnown(attribute: JsxAttribute): boolean {
  return attribute.name === 'caption' || ('value' in attribute && plainAttributes.has(attribute.name));
}

function makeFigure(node: Element, jsx: JsxData, { script, messages }: CompileState): void {
  const { line, column } = jsx;
  const pictures = picturesOf(jsx).map((picture) => ({ ...picture, position: node.position }));
  if (pictures.length === 0 && node.children.length === 0) {
    const hint = 'Write `<Figure src="./picture.png" alt="…" />`, or put pictures between its tags.';
    messages.push({
      severity: 'error',
      code: 'invalid-attribute',
      title: 'This `<Figure>` has no picture.',
      hint,
      line,
      column,
    });
  }
  node.tagName = 'figure';
  node.properties = propertiesOf(jsx);
  node.children = [...pictures, ...node.children, ...captionOf(jsx)];
  delete node.data;
  const use = script.components.findIndex((each) => each.line === line && each.column === column);
  script.components.splice(use, 1);
}

function valueOf({ attributes }: JsxData, name: string): string | number | boolean | undefined {
  const attribute = attributes.find((each) => each.name === name);
  return attribute && 'value' in attribute ? attribute.value : undefined;
}

function picturesOf(jsx: JsxData): readonly Element[] {
  const [srcDark, alt, height] = ['srcDark', 'alt', 'height'].map((name) => valueOf(jsx, name));
  const src = valueOf(jsx, 'src') ?? srcDark;
  // Without a height, the width is not the size of the picture but the width of the figure.
  const size = height === undefined ? {} : { width: valueOf(jsx, 'width'), height };
  const picture = (source: typeof src, className?: string) => h('img', { src: source, alt, className, ...size });
  if (src === undefined) return [];
  if (srcDark === undefined || srcDark === src) return [picture(src)];
  return [picture(src, 'only-light'), picture(srcDark, 'only-dark')];
}

/** Returns the properties that the plugin `pictures` reads. */
function propertiesOf(jsx: JsxData): Properties {
  const names = valueOf(jsx, 'className') ?? valueOf(jsx, 'class');
  const zoom = valueOf(jsx, 'zoom');
  const given = {
    id: valueOf(jsx, 'id'),
    className: names === undefined ? undefined : String(names).split(/\s+/),
    dataWidth: valueOf(jsx, 'width'),
    dataZoom: zoom === undefined ? undefined : String(zoom),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

function captionOf({ attributes }: JsxData): readonly ElementContent[] {
  const caption = attributes.find(({ name }) => name === 'caption');
  if (caption === undefined) return [];
  if ('value' in caption) return [h('figcaption', {}, String(caption.value))];
  const { index } = caption;
  const place = 'line' in caption ? caption : { line: 1, column: 1 };
  const value = { index, line: place.line, column: place.column };
  return [
    h('figcaption', {}, { type: 'element', tagName: 'docs-value', properties: {}, children: [], data: { value } }),
  ];
}
