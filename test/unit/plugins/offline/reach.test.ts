import { expect, test } from 'vitest';
import { reachFiles } from '../../../../src/plugins/offline/worker/reach.ts';

test('a file is reached by its name in a page, or in a file that a page needs', async () => {
  const texts: Readonly<Record<string, string>> = {
    'early-AAAAAAAA.js': 'import("./late-AAAAAAAA.js")',
    'late-AAAAAAAA.js': 'const tabs="./tabs-AAAAAAAA.js",self="./late-AAAAAAAA.js"',
    'tabs-AAAAAAAA.js': '',
    'style-AAAAAAAA.css': '@font-face{src:url(./Inter-BBBBBBBB.woff2)}',
    'Inter-BBBBBBBB.woff2': '',
    'early-OLDOLDOL.js': 'import("./late-OLDOLDOL.js")',
    'late-OLDOLDOL.js': '',
    'my%20photo-0123abcd.png': '',
    'photo-0123abcd.png': '',
  };
  const read: string[] = [];
  const files = Object.entries(texts).map(([name, text]) => {
    return { name, text: async () => (read.push(name), text) };
  });
  const page = `<link href="/style-AAAAAAAA.css"><script src="/assets/early-AAAAAAAA.js"></script>
    <img src="../assets/my%20photo-0123abcd.png">`;
  const reached = await reachFiles([page, ''], files);
  const names = files.filter((file) => reached.has(file)).map(({ name }) => name);
  expect(names).toEqual(Object.keys(texts).filter((name) => !/OLD|^photo/.test(name)));
  expect(read.toSorted()).toEqual(names.toSorted());
});
