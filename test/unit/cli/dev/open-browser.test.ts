import { expect, test } from 'vitest';
import { commandFor } from '../../../../src/cli/dev/open-browser.ts';

test.each([
  ['darwin', ['open', 'http://localhost:3000/']],
  ['win32', ['rundll32', 'url.dll,FileProtocolHandler', 'http://localhost:3000/']],
  ['linux', ['xdg-open', 'http://localhost:3000/']],
] as const)('%s opens an address', (platform, command) => {
  expect(commandFor(platform, 'http://localhost:3000/')).toStrictEqual(command);
});
