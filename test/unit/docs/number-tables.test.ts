import { describe, expect, test } from 'vitest';
import { readSubroutines } from '../../support/dialplan.ts';
import { readGuide } from '../../support/pbx-guides.ts';

/** `test/long/asterisk.test.ts` tries the same in a real Asterisk, where there is one. */
describe.each(['en', 'es', 'pt'])('the numbers of other countries in the guide of Asterisk in %s', (locale) => {
  const guide = readGuide(locale, 'asterisk');
  const { call } = readSubroutines(guide.blocks('extensions.conf'));

  test.each([
    ['br', 16],
    ['mx', 11],
  ])('become what the table says: %s', (country, count) => {
    const rows = guide.rows(`${country}-to-e164`);
    const found = rows.map(([number = '']) => {
      const e164 = call(`${country}-to-e164`, number);
      return [number, e164, e164 === '' ? '' : call(`${country}-from-e164`, e164 ?? '')];
    });
    expect(found).toStrictEqual(rows);
    expect(rows).toHaveLength(count);
  });

  test('have the same table in all languages', () => {
    for (const country of ['br', 'mx'])
      expect(guide.rows(`${country}-to-e164`)).toStrictEqual(readGuide('en', 'asterisk').rows(`${country}-to-e164`));
  });
});
