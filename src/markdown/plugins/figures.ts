import { asProblem } from '../../shared/problem.ts';
import type { Properties } from 'hast';
import type { Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { Transformer } from 'unified';
import { figureName } from '../containers/directive-names.ts';
import { visitContainers } from '../containers/visit-containers.ts';
import { placeOf } from '../page/compile-state.ts';

/**
 * Turns `:::figure[Caption]{width=480 zoom}` containers into figures. The plugin `pictures` applies
 * `width` and `zoom`.
 */
export function figures(): Transformer<Root> {
  return (tree, file) => {
    visitContainers({ tree, file, names: [figureName] }, (node, messages) => {
      const hProperties = readAttributes(node, (title, hint) => {
        messages.push(asProblem({ code: 'invalid-attribute', title, hint, ...placeOf(node) }));
      });
      node.data = { ...node.data, hName: 'figure', hProperties };
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
