import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { openPipe } from '../../../../src/book/print/browser-pipe.ts';

function open() {
  const input = new PassThrough();
  const output = new PassThrough();
  return { input, output, pipe: openPipe(input, output, (reason) => new Error(`Failed: ${reason}`)) };
}

describe('openPipe', () => {
  it('sends commands, and joins answers that come in parts', async () => {
    const { input, output, pipe } = open();
    const first = pipe.send('Page.enable', { a: 1 }, 's');
    const second = pipe.send('IO.read');
    expect(input.read().toString()).toBe(
      '{"id":1,"method":"Page.enable","params":{"a":1},"sessionId":"s"}\0{"id":2,"method":"IO.read","params":{}}\0',
    );
    for (const part of ['{"id":2,"res', 'ult":{"data":"é', '"}}\0{"id":1,', '"result":{}}\0']) output.write(part);
    expect(await Promise.all([first, second])).toStrictEqual([{}, { data: 'é' }]);
  });

  it('calls back for the next event only', async () => {
    const { output, pipe } = open();
    let count = 0;
    pipe.on('Page.loadEventFired', () => (count += 1));
    const answer = pipe.send('Page.enable');
    output.write('{"method":"Page.loadEventFired"}\0{"method":"Page.loadEventFired"}\0{"id":1,"result":{}}\0');
    await answer;
    expect(count).toBe(1);
  });

  it('fails what was refused, what waits, and what comes after the end', async () => {
    const { output, pipe } = open();
    const refused = pipe.send('Page.prin');
    output.write('{"id":1,"error":{"message":"no such command"}}\0');
    await expect(refused).rejects.toThrow('Failed: no such command');
    const waiting = pipe.send('Page.enable');
    pipe.fail('it ended');
    await expect(waiting).rejects.toThrow('Failed: it ended');
    await expect(pipe.send('Page.enable')).rejects.toThrow('Failed: it ended');
  });
});
