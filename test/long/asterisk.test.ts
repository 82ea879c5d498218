import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findAsterisk, startAsterisk, type Asterisk } from '../support/asterisk.ts';
import { readGuide } from '../support/pbx-guides.ts';
import { makeFolder } from '../support/small-site.ts';

const isHere = findAsterisk() !== null;

/** The columns of a table of numbers: what is converted, its E.164, and the form of the carrier. */
const countries = { br: 'br-to-e164', mx: 'mx-to-e164' };

describe.each(['en', 'es', 'pt'])('the guide of Asterisk in %s, in a real Asterisk', (locale) => {
  const folder = makeFolder();
  const guide = readGuide(locale, 'asterisk');
  const freepbx = readGuide(locale, 'freepbx');
  const vectors = Object.entries(countries).flatMap(([country, heading]) =>
    guide.rows(heading).map(([number = '', e164 = '', back = '']) => ({ country, number, e164, back })),
  );
  let asterisk: Asterisk;

  beforeAll(async () => {
    if (!isHere) return;
    const subroutines = vectors.flatMap(({ country, number }, index) => [
      ` same => n,Gosub(${country}-to-e164,${number},1)`,
      ` same => n,Set(GLOBAL(to${index})=\${GOSUB_RETVAL})`,
      ` same => n,GosubIf($["\${GOSUB_RETVAL}"!=""]?${country}-from-e164,\${GOSUB_RETVAL},1)`,
      ` same => n,Set(GLOBAL(from${index})=\${GOSUB_RETVAL})`,
    ]);
    // A channel without a telephone stands in for the carrier, and notes what it is asked to dial.
    const dialplan = guide
      .blocks('extensions.conf')
      .replaceAll('PJSIP/${EXTEN}@carrier', 'Local/${EXTEN}@the-carrier')
      .replaceAll('PJSIP/${EXTEN}@voiceai', 'Local/${EXTEN}@the-platform');
    asterisk = await startAsterisk(folder, {
      'pjsip.conf': guide.blocks('pjsip.conf').replaceAll('bind=0.0.0.0:', 'bind=127.0.0.1:4'),
      'queues.conf': guide.blocks('queues.conf'),
      'extensions.conf': `${dialplan}
${freepbx.blocks('extensions_custom.conf').replaceAll('[from-voiceai]', '[freepbx-from-voiceai]').replaceAll('[voiceai-leg]', '[freepbx-leg]')}
[vectors]
exten => run,1,NoOp()
${subroutines.join('\n')}
 same => n,Set(GLOBAL(tested)=yes)

[the-carrier]
exten => _[+*0-9]!,1,Set(GLOBAL(carrier)=\${EXTEN} from \${CALLERID(num)})
 same => n,Hangup(17)

[the-platform]
exten => _[+*0-9]!,1,Set(GLOBAL(platform)=\${EXTEN} from \${CALLERID(num)})
 same => n,Hangup(17)

[from-pstn]
exten => _+5[25]X.,1,Goto(+12025550100,1)

[campaign]
exten => br,1,Set(CALLERID(num)=+551133330000)
 same => n,Goto(from-voiceai,+5521912345678,1)
exten => mx,1,Set(CALLERID(num)=+525512340000)
 same => n,Goto(from-voiceai,+523312340000,1)

[caller]
exten => br,1,Set(CALLERID(num)=021912345678)
 same => n,Goto(from-pstn,1133330000,1)
exten => mx,1,Set(CALLERID(num)=3312340000)
 same => n,Goto(from-pstn,5512340000,1)
exten => none,1,Set(CALLERID(num)=anonymous)
 same => n,Goto(from-pstn,1133330000,1)
`,
    });
  });
  afterAll(async () => {
    if (isHere) await asterisk.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(({ skip }) => skip(!isHere, 'Asterisk is not installed: apt-get install asterisk'));

  test('is loaded without a complaint', async () => {
    expect(await asterisk.ask('dialplan show from-voiceai')).toContain("'_+55ZZ9XXXXXXXX'");
    expect(await asterisk.ask('pjsip show endpoint voiceai')).toMatch(/context +: from-voiceai/);
    expect(asterisk.complaints()).toStrictEqual([]);
  });

  test('converts numbers as its tables say', async () => {
    await asterisk.ask('channel originate Local/run@vectors application NoOp');
    await expect.poll(async () => (await asterisk.globals())['tested']).toBe('yes');
    const globals = await asterisk.globals();
    const found = vectors.map((vector, index) => ({
      ...vector,
      e164: globals[`to${index}`] ?? '',
      back: globals[`from${index}`] ?? '',
    }));
    expect(found).toStrictEqual(vectors);
    expect(vectors.length).toBeGreaterThan(20);
  });

  test('gives the carrier and the platform numbers in their form', async () => {
    const calls = [
      ['br@campaign', 'carrier', '01521912345678 from 1133330000'],
      ['mx@campaign', 'carrier', '3312340000 from 5512340000'],
      ['br@caller', 'platform', '+12025550100 from +5521912345678'],
      ['mx@caller', 'platform', '+12025550100 from +523312340000'],
      ['none@caller', 'platform', '+12025550100 from anonymous'],
    ] as const;
    for (const [call, side, dialed] of calls) {
      await asterisk.ask(`channel originate Local/${call} application NoOp`);
      await expect.poll(async () => (await asterisk.globals())[side]).toBe(dialed);
    }
  });

  test('lets the platform reach no emergency number', async () => {
    for (const number of ['190', '192', '193', '911', '112', '+55190', '+52911'])
      expect(await asterisk.ask(`dialplan show ${number}@from-voiceai`)).toContain('There is no existence of');
  });
});
