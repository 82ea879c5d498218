import { join } from 'node:path';
import { build } from 'esbuild';
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browser } from '../support/browser.ts';
import { projectRoot } from '../support/docsgen.ts';

/** Changes the body: as live update does it, or as navigation does. */
type Way = 'patchContent' | 'patchFrame';

declare global {
  interface Window {
    /** The two users of the patch, as the test's page has them. */
    readonly patch: Readonly<Record<Way, (live: Element, old: Element, next: Element) => void>>;
  }
}

let page: Page;
beforeAll(async () => {
  page = await browser.newPage();
  const { outputFiles } = await build({
    stdin: {
      contents: `export { patchContent } from './live/patch-page.ts';
        export { patchFrame } from './navigation/patch-frame.ts';`,
      resolveDir: join(projectRoot, 'src/client'),
    },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'patch',
  });
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
});
afterAll(() => page.close());

interface Patched {
  readonly html: string;
  /** The ids of the previous elements that are still in the document. */
  readonly kept: readonly string[];
}

/**
 * Returns a body that was delivered as `old`, in which scripts and the reader have done `live`, as
 * it is patched.
 */
async function patch(
  old: string,
  next: string,
  live: (body: HTMLElement) => unknown = () => undefined,
  way: Way = 'patchContent',
): Promise<Patched> {
  await page.evaluate((html) => (document.body.innerHTML = html), old);
  const body = await page.evaluateHandle(() => document.body);
  await body.evaluate(live);
  return page.evaluate(
    ([before, after, name]) => {
      const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;
      const marked = [...document.querySelectorAll('[data-mark]')];
      window.patch[name](document.body, parse(before), parse(after));
      return {
        html: document.body.innerHTML,
        kept: marked.filter((element) => element.isConnected).map((element) => element.getAttribute('data-mark') ?? ''),
      };
    },
    [old, next, way] as const,
  );
}

test('a paragraph that is inserted, removed, edited or moved leaves the others as they are', async () => {
  const mark = (body: HTMLElement) => {
    for (const element of body.children) element.setAttribute('data-mark', element.textContent);
  };
  const marked = (...names: readonly string[]) => names.map((name) => `<p data-mark="${name}">${name}</p>`).join('\n');
  const old = '<p>a</p>\n<p>b</p>\n<p>c</p>';
  expect((await patch(old, '<p>a</p>\n<p>x</p>\n<p>b</p>\n<p>c</p>', mark)).html).toBe(
    `${marked('a')}\n<p>x</p>\n${marked('b', 'c')}`,
  );
  expect((await patch(old, '<p>a</p>\n<p>c</p>', mark)).html).toBe(marked('a', 'c'));
  expect((await patch(old, '<p>a</p>\n<p>bb</p>\n<p>c</p>', mark)).html).toBe(
    marked('a', 'b', 'c').replace('>b<', '>bb<'),
  );
  expect((await patch(old, '<p>c</p>\n<p>a</p>\n<p>b</p>', mark)).html).toBe(marked('c', 'a', 'b'));
});

test('items of lists and rows of tables are distinguished', async () => {
  const mark = (body: HTMLElement) => {
    for (const element of body.querySelectorAll('li,tr')) element.setAttribute('data-mark', element.textContent);
  };
  const list = (...items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  expect(await patch(list('a', 'b', 'c'), list('a', 'new', 'b', 'C'), mark)).toMatchObject({ kept: ['a', 'b', 'c'] });
  const table = (...rows: readonly string[]) =>
    `<table><tbody>${rows.map((row) => `<tr><td>${row}</td></tr>`).join('')}</tbody></table>`;
  expect(await patch(table('a', 'b', 'c'), table('a', 'c'), mark)).toMatchObject({ kept: ['a', 'c'] });
});

test('elements added by scripts and opened by readers stay', async () => {
  const old = '<div class="code"><pre>one</pre></div><details><summary>More</summary><p>a</p></details>';
  const { html } = await patch(old, old.replace('one', 'two').replace('<p>a', '<p>b'), (body) => {
    body.querySelector('.code')?.classList.add('wrapped');
    body.querySelector('.code')?.insertAdjacentHTML('beforeend', '<div class="code-tools"></div>');
    body.querySelector('details')?.setAttribute('open', '');
  });
  expect(html).toBe(
    '<div class="code wrapped"><pre>two</pre><div class="code-tools"></div></div>' +
      '<details open=""><summary>More</summary><p>b</p></details>',
  );
});

test('classes of scripts and of the page are merged, and classes removed by a script stay removed', async () => {
  const { html } = await patch('<p class="a b c"></p><i>1</i>', '<p class="a c d"></p><i>2</i>', (body) => {
    body.firstElementChild?.classList.remove('c');
    body.firstElementChild?.classList.add('own');
    body.lastElementChild?.classList.add('own');
  });
  expect(html).toBe('<p class="a d own"></p><i class="own">2</i>');
});

test('ids that depend on the position in the page do not identify elements', async () => {
  const tabs = (id: string, text: string) => `<div class="tabs" id="tabs_R_${id}_-0">${text}</div>`;
  const { html } = await patch(tabs('a', 'A'), tabs('a', 'New') + tabs('b', 'A'), (body) =>
    body.firstElementChild?.setAttribute('data-chosen', ''),
  );
  expect(html).toBe(tabs('a', 'New') + tabs('b', 'A').replace('">', '" data-chosen="">'));
});

test('a selection stays, in a field and in a text that changes before it', async () => {
  const old = '<p>one two three</p><input value="typed">';
  const next = '<h1>New</h1><p>only two three</p><input value="typed">';
  await patch(old, next, (body) => {
    const text = body.querySelector('p')?.firstChild;
    if (text) getSelection()?.setBaseAndExtent(text, 8, text, 13);
  });
  expect(await page.evaluate(() => String(getSelection()))).toBe('three');
  await patch(old, next, (body) => {
    const input = body.querySelector('input');
    input?.focus();
    input?.setSelectionRange(1, 3);
  });
  const state = await page.evaluate(() => {
    const input = document.querySelector('input');
    return [document.activeElement === input, input?.selectionStart, input?.selectionEnd];
  });
  expect(state).toEqual([true, 1, 3]);
});

interface Tree {
  readonly tag: string;
  readonly mark: string;
  readonly children: readonly (Tree | string)[];
}

const { tree } = fc.letrec<{ tree: Tree; child: Tree | string }>((tie) => ({
  tree: fc.record({
    tag: fc.constantFrom('span', 'b', 'div'),
    mark: fc.constantFrom('', ' class="a"', ' class="a b"', ' title="t"'),
    children: fc.array(tie('child'), { maxLength: 4, depthIdentifier: 'tree' }),
  }),
  child: fc.oneof({ depthIdentifier: 'tree', maxDepth: 3 }, fc.constantFrom('x', 'y', '\n'), tie('tree')),
}));

const print = ({ tag, mark, children }: Tree): string =>
  `<${tag}${mark}>${children.map((child) => (typeof child === 'string' ? child : print(child))).join('')}</${tag}>`;

const island = (props: string, inner: string, slot: string) =>
  `<docs-island name="A" props="${props}"><b>${inner}</b><docs-slot><p>${slot}</p></docs-slot></docs-island>`;

const hydrate = (body: HTMLElement) => {
  body.querySelector('docs-island')?.setAttribute('data-ready', '');
  body.querySelector('b')?.replaceChildren('clicked');
};

test('a hydrated island gets the text that its writer changed', async () => {
  const { html } = await patch(island('1', 'one', 'a'), island('2', 'two', 'b'), hydrate);
  expect(html).toBe(island('2', 'clicked', 'b').replace('props="2"', '$& data-ready=""'));
});

describe.each(['patchContent', 'patchFrame'] as const)('both users of the patch: %s', (way) => {
  test('elements removed for the reader do not come back', async () => {
    const remove = (body: HTMLElement) => body.querySelector('aside')?.remove();
    const { html } = await patch('<p>a</p><aside>b</aside>', '<p>c</p><aside>d</aside>', remove, way);
    expect(html).toBe('<p>c</p>');
  });

  test('elements added by scripts stay beside one that goes and one that comes', async () => {
    const add = (body: HTMLElement) => body.insertAdjacentHTML('beforeend', '<docs-added></docs-added>');
    const { html } = await patch('<p>a</p><i>b</i>', '<p>c</p><u>d</u>', add, way);
    expect(html).toBe('<p>c</p><u>d</u><docs-added></docs-added>');
  });

  test('a part of the sidebar that the reader has loaded is left alone', async () => {
    const item = (text: string) => `<ul><li class="${text}">${text}</li></ul>`;
    const load = (body: HTMLElement) => body.querySelector('ul')?.setAttribute('data-kept', '');
    expect((await patch(item('a'), item('b'), load, way)).html).toBe(item('a').replace('<ul', '<ul data-kept=""'));
  });

  test('a link and a template change', async () => {
    const old = '<p>See <a href="/a">it</a>.</p><template><b>a</b></template>';
    const next = old.replace('/a', '/b').replace('<b>a', '<b>b');
    expect((await patch(old, next, undefined, way)).html).toBe(next);
  });

  test('a hydrated island gets attributes, and nothing else', async () => {
    const { html } = await patch(island('1', 'one', 'a'), island('2', 'two', 'a'), hydrate, way);
    expect(html).toBe(island('2', 'clicked', 'a').replace('props="2"', '$& data-ready=""'));
  });

  test('whatever the trees are, the document becomes the next one', async () => {
    const pairs = fc
      .sample(fc.tuple(tree, tree), { numRuns: 200, seed: 7 })
      .map(([old, next]) => [print(old), print(next)] as const);
    // All in one step: each would cost several messages to the browser.
    const patched = await page.evaluate(
      ([all, name]) =>
        all.map(([before, after]) => {
          const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;
          document.body.innerHTML = before;
          window.patch[name](document.body, parse(before), parse(after));
          return document.body.innerHTML;
        }),
      [pairs, way] as const,
    );
    for (const [index, [before, after]] of pairs.entries()) expect(patched[index], before).toBe(after);
  });
});
