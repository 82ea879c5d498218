import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findAsterisk, startAsterisk, type Asterisk } from '../support/asterisk.ts';
import { readGuide } from '../support/pbx-guides.ts';
import { makeFolder } from '../support/small-site.ts';

const isHere = findAsterisk() !== null;

/** Puts the ports of the guide where another test and a PBX on this computer do not have theirs. */
const movePorts = (text: string) =>
  text.replaceAll('0.0.0.0:5', '127.0.0.1:5').replaceAll(/(?<=:)506(?=[01]\b)/g, '1506');

/** What the platform's hosts know of the trunk. They answer a call as the variable RESULT says. */
const host = (address: string) => ({
  'pjsip.conf': `[transport-udp]
type=transport
protocol=udp
bind=${address}:15060
[trk_5h2wq]
type=endpoint
context=platform
disallow=all
allow=ulaw,alaw
aors=trk_5h2wq
auth=trk_5h2wq
rewrite_contact=yes
identify_by=ip,username
[trk_5h2wq]
type=aor
max_contacts=1
[trk_5h2wq]
type=auth
username=trk_5h2wq
password=change-me
[trk_5h2wq]
type=identify
endpoint=trk_5h2wq
match=127.0.0.1
`,
  'extensions.conf': `[globals]
RESULT=answer
[platform]
exten => +12025550100,1,Set(GLOBAL(asked)=yes)
 same => n,ExecIf($["\${RESULT}"!="answer"]?Hangup(\${RESULT}))
 same => n,Set(GLOBAL(answered)=yes)
 same => n,Answer()
[to-pbx]
exten => _X.,1,Dial(PJSIP/\${EXTEN}@trk_5h2wq,10)
`,
});

describe.each(['en', 'es', 'pt'])('the trunk of the guide of Asterisk in %s, between real Asterisks', (locale) => {
  const folder = makeFolder();
  const guide = readGuide(locale, 'asterisk');
  let [pbx, first, second]: Asterisk[] = [];

  beforeAll(async () => {
    if (!isHere) return;
    const start = (name: string, files: Readonly<Record<string, string>>) => {
      mkdirSync(join(folder, name));
      return startAsterisk(join(folder, name), files, ['res_pjsip_registrar', 'res_pjsip_outbound_registration']);
    };
    first = await start('first', host('127.0.0.2'));
    second = await start('second', host('127.0.0.3'));
    pbx = await start('pbx', {
      'pjsip.conf': movePorts(guide.blocks('pjsip.conf')),
      'queues.conf': guide.blocks('queues.conf'),
      'extensions.conf': guide
        .blocks('extensions.conf')
        .replace('Queue(support,t,,,180)', 'Set(GLOBAL(queued)=yes)')
        .replace('Dial(PJSIP/${EXTEN},25)', 'Set(GLOBAL(reached)=${EXTEN} over ${CHANNEL:0:13})'),
    });
  });
  afterAll(async () => {
    for (const asterisk of [pbx, first, second]) await asterisk?.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async ({ skip }) => {
    skip(!isHere, 'Asterisk is not installed: apt-get install asterisk');
    const forget = ['asked', 'answered', 'queued'].map((name) => `dialplan set global ${name} no`);
    for (const command of forget) for (const asterisk of [pbx, first, second]) await asterisk?.ask(command);
  });

  /** Lets the first host end calls with a cause, and calls. Resolves when a host or the queue has the caller. */
  const call = async (result: string) => {
    await first?.ask(`dialplan set global RESULT ${result}`);
    await pbx?.ask('channel originate Local/+12025550100@from-pstn application Wait 1');
    const read = async () => ({
      first: (await first?.globals())?.['answered'],
      second: (await second?.globals())?.['answered'],
      queue: (await pbx?.globals())?.['queued'],
    });
    await expect.poll(async () => Object.values(await read())).toContain('yes');
    return read();
  };

  test.each(['udp', 'tls'])('has its addresses for NAT with %s', async (protocol) => {
    const transport = await pbx?.ask(`pjsip show transport transport-${protocol}`);
    for (const line of ['local_net', 'external_signaling_address', 'external_media_address'])
      expect(transport).toMatch(new RegExp(`${line} +: [\\d.]+`));
  });

  test('leads to the first host', async () => {
    expect(await call('answer')).toStrictEqual({ first: 'yes', second: 'no', queue: 'no' });
  });

  test.each([
    ['503', '34'],
    ['500', '38'],
    ['502', '27'],
  ])('leads to the second host when the first answers %s', async (_, cause) => {
    expect(await call(cause)).toStrictEqual({ first: 'no', second: 'yes', queue: 'no' });
    expect((await first?.globals())?.['asked']).toBe('yes');
  });

  test.each([
    ['403', '21'],
    ['404', '1'],
    ['480', '19'],
    ['488', '58'],
  ])('leads to the queue when the platform refuses with %s', async (_, cause) => {
    expect(await call(cause)).toStrictEqual({ first: 'no', second: 'no', queue: 'yes' });
    expect((await second?.globals())?.['asked']).toBe('no');
  });

  test('is registered with both hosts, and takes calls of the platform', async () => {
    const registered = async () => (await pbx?.ask('pjsip show registrations'))?.match(/ Registered /g)?.length;
    await expect.poll(registered, { timeout: 60_000 }).toBe(2);
    for (const [asterisk, extension] of [
      [first, '2011'],
      [second, '2012'],
    ] as const) {
      await asterisk?.ask(`channel originate Local/${extension}@to-pbx application NoOp`);
      const reached = async () => (await pbx?.globals())?.['reached'];
      await expect.poll(reached).toBe(`${extension} over PJSIP/voiceai`);
    }
  });

  test('skips the first host when it is down', async () => {
    await first?.close();
    first = undefined;
    await pbx?.ask('pjsip qualify voiceai');
    const contacts = async () => (await pbx?.ask('pjsip show contacts')) ?? '';
    await expect.poll(contacts).toMatch(/ voiceai\/.* Unavail /);
    expect(await call('answer')).toStrictEqual({ first: undefined, second: 'yes', queue: 'no' });
  });
});
