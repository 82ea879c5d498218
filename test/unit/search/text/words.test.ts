import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../../../../src/search/text/fold.ts';
import { countTerms, type Detail, readRuns, readWords } from '../../../../src/search/text/words.ts';

const terms = (text: string, detail: Detail = 'words') =>
  Array.from(readWords(text, detail), ({ term }) => term).join(' ');

describe('fold', () => {
  it.each([
    ['Configuración', 'configuracion'],
    ['NÃO', 'nao'],
    ['Straße', 'strasse'],
    ['ＡＢＣ１', 'abc1'],
    ['ﬁle', 'file'],
    ['が', 'が'],
    ['ﾊﾞｯｸｱｯﾌﾟ', 'バックアップ'],
    ['한국', '한국'],
    ['Ёлка', 'елка'],
    ['Łódź', 'lodz'],
    ['Işıl', 'isil'],
    ['Ærøskøbing', 'aeroskobing'],
    ['Œuvre', 'oeuvre'],
    ['Þingvellir', 'thingvellir'],
    ['Đà Nẵng', 'da nang'],
    ['Iðunn', 'idunn'],
    ['STRAẞE', 'strasse'],
    ['Ħamrun', 'hamrun'],
    ['Ŧ ŋ ĸ', 't n q'],
    ['coŀlegi', 'collegi'],
    ['col·legi', 'collegi'],
    ['ΛΌΓΟΣ', 'λογοσ'],
    ['λόγος', 'λογοσ'],
    ['✦\ufe0f', '✦'],
  ])('compares %s as %s', (word, folded) => {
    expect(fold(word)).toBe(folded);
  });
});

describe('readWords', () => {
  it.each([
    ['Two words, and a comma.', 'two words and comma'],
    ['chan_pjsip', 'chan pjsip chanpjsip'],
    ['use --no-cache', 'use no cache nocache'],
    ['X-Signature:', 'signature xsignature'],
    ['sendDigits()', 'send digits senddigits'],
    ['HTTPServer', 'http server httpserver'],
    ['OAuth2', 'auth2 oauth2'],
    ['v1.2.3', 'v1 v123'],
    ['{{sip.x_call}}', 'sip call sipxcall'],
    ['488', '488'],
    ['Status 404, port 5060', 'status 404 port 5060'],
    ['16-bit', '16 bit 16bit'],
    ['2026-03-09', '2026 03 09 20260309'],
    ['step 3', 'step 3'],
    ['a <b>bold</b> x', 'bold'],
    ['y, o', ''],
    ["don't", 'dont'],
    ['isn’t', 'isnt'],
    ["I'd say they'll", 'say they'],
    ["the caller's", 'the caller callers'],
    ['E\u0301cole', 'ecole'],
    ['ends. Begins', 'ends begins'],
    ['設定を保存', '設定 定を を保 保存'],
    ['サーバーのAPI', 'サー ーバ バー ーの api'],
    ['字', '字'],
    ['한국어 검색', '한국 국어 검색'],
    ['ที่นี่', 'ที่นี่'],
    ['กู้คืน', 'กู้คื คืน'],
    ['អក្សរ', 'អក្ ក្ស សរ'],
    ['configuración', 'configuracion'],
    ['', ''],
    ['C++ and C++17, C#, F#, A+', 'c++ and c++ 17 c# f# a+'],
    ['C/C++, Objective-C++, notepad++', 'c c++ objective c++ objectivec++ notepad notepad++'],
    ['.NET, (.env) and ASP.NET', 'net .net env .env and asp net aspnet'],
    ['Node.js', 'node js nodejs'],
    ['the end.Begins again', 'the end begins endbegins again'],
    ['i+=1, a++b, page#top', '1 page top'],
    ['Q&A, I/O, R&D', 'qa io rd'],
    ['this/that, you & me', 'this that you me'],
    ['The language R, vitamin C. A B. I', 'the language r vitamin c b'],
    ['=> && ✦', ''],
  ])('reads %s', (text, expected) => {
    expect(terms(text)).toBe(expected);
  });

  it.each([
    ['x => y', 'x => y'],
    ['a && b || !c', 'a && b || ! c'],
    ['p->next::value', 'p -> next :: value'],
    ['call();', 'call'],
    ['{} [] ;', '{} [] ;'],
    ['=>, “&&” and ->.', '=> && and ->. ->'],
    ['✦ 🚀', '✦ 🚀'],
    ['Why? Because: yes!', 'why because yes'],
    ['a – b — c … ', 'a b c'],
    ['+-----+ ─────', ''],
    ['c++ .net', 'c++ net .net'],
  ])('reads letters and signs of %s if asked', (text, expected) => {
    expect(terms(text, 'all')).toBe(expected);
  });

  it('knows from where each word was read', () => {
    const text = 'Aviso: chan_pjsip y 設定 en Configuración';
    const read = [...readWords(text, 'words')].map(({ start, end }) => text.slice(start, end));
    expect(read).toEqual(['Aviso', 'chan', 'pjsip', 'chan_pjsip', '設定', 'en', 'Configuración']);
  });

  it('ignores drawings and keys', () => {
    expect(terms(`${'a'.repeat(41)} ${'─'.repeat(50)} be`)).toBe('be');
  });

  it('distinguishes an identifier from adjacent words', () => {
    const wholes = [...readRuns('chan_pjsip no cache e.g. foo/bar', 'words')].map(({ whole }) => whole?.term ?? null);
    expect(wholes).toEqual(['chanpjsip', null, null, 'eg', null, null]);
  });

  it('gives terms that read as themselves, from places in order, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        let last = 0;
        for (const { parts } of readRuns(text, 'all')) {
          for (const { term, start, end } of parts) {
            expect(start).toBeGreaterThanOrEqual(last);
            expect(end).toBeGreaterThan(start);
            expect(end).toBeLessThanOrEqual(text.length);
            expect(term).toBe(fold(text.slice(start, end)));
            expect(term).not.toMatch(/^$|\s/);
            last = start;
          }
        }
      }),
    );
  });
});

describe('countTerms', () => {
  it('counts what readWords yields, whatever the text', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('chan_pjsip', 'A.b', ' ', '設定を', 'é\u0301', 'の'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        const expected = new Map<string, number>();
        for (const { term } of readWords(text, 'words')) expected.set(term, (expected.get(term) ?? 0) + 1);
        expect(countTerms(text)).toStrictEqual(expected);
      }),
    );
  });
});
