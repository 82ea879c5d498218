import type { Properties } from 'hast';
import type { Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { Transformer } from 'unified';
import { figureName } from '../containers/directive-names.ts';
import { isContainerClosed } from '../containers/is-container-closed.ts';
import { compileStateOf, placeOf } from '../page/compile-state.ts';
import { eachMarkdownNode } from '../page/walk.ts';
import type { ProblemCode } from '../../shared/problem-codes.ts';

/**
 * Turns `:::figure[Caption]{width=480 zoom}` containers into figures. The plugin `pictures` applies
 * `width` and `zoom`.
 */
export function figures(): Transformer<Root> {
  return (tree, file) => {
    const lines = String(file.value).split('\n');
    const { messages } = compileStateOf(file);
    eachMarkdownNode(tree, (node) => {
      if (node.type !== 'containerDirective' || node.name !== figureName) return;
      const warn = (code: ProblemCode, title: string, hint: string) => {
        messages.push({ severity: 'warning', code, title, hint, ...placeOf(node) });
      };
      if (!isContainerClosed(node, lines)) {
        warn('unclosed-block', `This ":::${figureName}" is not closed.`, 'Put a line with as many colons after it.');
      }
      node.data = {
        ...node.data,
        hName: 'figure',
        hProperties: readAttributes(node, (title, hint) => warn('invalid-attribute', title, hint)),
      };
      putCaptionLast(node);
    });
  };
}

function readAttributes(node: ContainerDirective, warn: (title: string, hint: string) => void): Properties {
  const properties: Properties = {};
  for (const [name, value] of Object.entries(node.attributes ?? {})) {
    const text = value ?? '';
    if (name === 'id') properties['id'] = text;
    else if (name === 'class') properties['className'] = text.split(/\s+/);
    else if (name === 'zoom' && ['', 'true', 'false'].includes(text)) properties['dataZoom'] = text;
    else if (name === 'width' && /^[1-9]\d*$/.test(text)) properties['dataWidth'] = text;
    else if (name === 'zoom')
      warn(`\`zoom\` is "${text}".`, 'Write `zoom`, or `zoom=false` where every picture can be enlarged.');
    else if (name === 'width') warn(`\`width\` is "${text}".`, 'Give the width in pixels, such as `width=480`.');
    else warn(`":::${figureName}" has no attribute "${name}".`, 'Its attributes are width, zoom, id and class.');
  }
  return properties;
}

function putCaptionLast(node: ContainerDirective): void {
  const [label, ...others] = node.children;
  if (label?.type !== 'paragraph' || !label.data?.directiveLabel) return;
  label.data = { ...label.data, hName: 'figcaption' };
  node.children = [...others, label];
}
