import { expect, test } from 'vitest';
import { plainHtml } from '../../../../src/outputs/feeds/plain-html.ts';

const url = 'https://a.example.com/base/blog/post';

test.each([
  ['a root-absolute link', '<a href="/x">a</a>', '<a href="https://a.example.com/x">a</a>'],
  ['a relative link', '<a href="../x?a=1">a</a>', '<a href="https://a.example.com/base/x?a=1">a</a>'],
  ['a fragment', '<a href="#b">a</a>', '<a href="https://a.example.com/base/blog/post#b">a</a>'],
  ['an address of another site', '<a href="//b.example.com/">a</a>', '<a href="https://b.example.com/">a</a>'],
  ['an address that runs code', '<a href=" java&#10;script:a()">a</a>', '<a>a</a>'],
  [
    'a picture in its address',
    '<img src="data:image/png;base64,AA==" alt="">',
    '<img src="data:image/png;base64,AA==" alt="">',
  ],
  [
    'a set of pictures whose addresses have commas',
    '<img srcset="/a,b.png 1x,c.png 2x, /d.png" alt="d">',
    '<img srcset="https://a.example.com/a,b.png 1x, https://a.example.com/base/blog/c.png 2x, https://a.example.com/d.png" alt="d">',
  ],
  [
    'a film',
    '<video src="a.mp4" poster="/b.png" controls autoplay></video>',
    '<video src="https://a.example.com/base/blog/a.mp4" poster="https://a.example.com/b.png" controls></video>',
  ],
  ['an island', '<docs-island props="{}"><docs-slot><b>a</b></docs-slot></docs-island>', '<b>a</b>'],
  ['code and controls', 'a<script>b()</script><style>c{}</style><button>d</button><svg><text>e</text></svg>', 'a'],
  ['a handler', '<p onclick="a()" style="color:red" class="b" id="c" data-d="e">a</p>', '<p>a</p>'],
  [
    'the dark form of a picture',
    '<img class="only-light" src="/a.png" alt="a"><img class="only-dark" src="/b.png" alt="a">',
    '<img src="https://a.example.com/a.png" alt="a">',
  ],
  [
    'lines of code',
    '<pre tabindex="0"><code><span class="line"><span class="t1">a</span></span>\n<span class="line">b</span></code></pre>',
    '<pre><code>a\nb</code></pre>',
  ],
  ['words in another language', '<span lang="es">a</span>', '<span lang="es">a</span>'],
  ['a comment', 'a<!-- b -->c', 'ac'],
  [
    'a control of the theme with a link',
    'a<span data-search="off"> b <a href="/c">d</a></span>',
    'a <a href="https://a.example.com/c">d</a>',
  ],
])('%s', (_, html, plain) => {
  expect(plainHtml(html, url)).toBe(plain);
});
