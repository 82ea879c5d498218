import { describe, expect, it } from 'vitest';
import { withoutQuestion } from '../../../src/search/engine/question-words.ts';
import type { Excerpt } from '../../../src/shared/search.ts';
import { ask, memoryEngine } from '../../support/memory-index.ts';

const texts = {
  transfer: '坐席在通话中点击“转接”，就能把客户交给别人。',
  long: `${'系统每天凌晨两点自动备份一次。'.repeat(6)}坐席可以随时把电话转接给别的同事。${'备份默认保留三十天。'.repeat(12)}`,
  latin: `${'备份默认保留三十天。'.repeat(6)}请用WebRTCVoice来把所有正在等待的线路随时转接给别的同事。${'备份默认保留三十天，'.repeat(3)}也可以在必要的时候立即改用AutomaticFailover线路。${'备份默认保留三十天。'.repeat(3)}`,
  number: '右上のダイヤルパッドに電話番号を入力します。',
  phone: '携帯電話はお使いになれません。番号札をお取りください。',
  call: 'ค่าบริการรายเดือนและการโทรเข้ารหัสด้วยกุญแจลับ',
  teacher: 'ค่าบริการรายเดือนของครูและเพื่อนร่วมงาน โทนสีรถ',
  backup: 'ผู้ดูแลต้องกู้คืนข้อมูลเมื่อได้รับข้อความ',
};
const languages = ['zh-Hans', 'ja', 'th', 'ko'];
const { engine } = memoryEngine(
  [{ pages: Object.entries(texts).map(([href, text]) => ({ href, title: href, html: `<p>${text}</p>` })) }],
  languages,
);
const search = async (query: string) => {
  const { pages } = await ask(engine, query);
  return pages.map(({ href, excerpt }) => ({ href: href.replace('/base/', ''), excerpt }));
};
const marked = (excerpt: Excerpt | undefined) => excerpt?.filter((part) => part.marked).map(({ text }) => text);
const whole = (excerpt: Excerpt | undefined) => (excerpt ?? []).map(({ text }) => text).join('');

describe('in a language without spaces between words', () => {
  it.each([
    ['转接', ['transfer', 'latin', 'long']],
    ['電話番号', ['number']],
    ['การโทร', ['call']],
    ['กู้คืนข้อมูลอย่างไร', ['backup']],
  ])('%s is found in the middle of a sentence, and no page with its characters alone', async (query, pages) => {
    expect((await search(query)).map(({ href }) => href).toSorted()).toEqual([...pages].toSorted());
  });

  it('pages with parts of a query follow if no page has it all', async () => {
    expect((await search('電話番号札')).map(({ href }) => href)).toEqual(expect.arrayContaining(['number', 'phone']));
  });

  it('an excerpt fits two lines of wide characters, and shows the match', async () => {
    const long = (await search('转接')).find(({ href }) => href === 'long');
    expect(marked(long?.excerpt)).toEqual(['转接']);
    const text = whole(long?.excerpt);
    expect(text.length).toBeLessThan(85);
    expect(text.indexOf('转接')).toBeLessThan(30);
  });

  it('an excerpt splits no Latin word', async () => {
    const latin = (await search('转接')).find(({ href }) => href === 'latin');
    expect(whole(latin?.excerpt)).toMatch(/^… 来.*AutomaticFailover …$/);
  });

  it('marks are whole letters with their vowels and tones, and no parts of other words', async () => {
    const [backup] = await search('กู้คืนข้อมูล');
    expect(marked(backup?.excerpt)).toEqual(['กู้คืนข้อมูล']);
    const [call] = await search('การโทร');
    expect(marked(call?.excerpt)).toEqual(['การโทร']);
  });
});

describe('the words of a question', () => {
  it.each([
    ['如何安装', '安装'],
    ['安装失败怎么办', '安装失败'],
    ['วิธีโอนสาย', 'โอนสาย'],
    ['어떻게 설치하나요', '설치하나요'],
    ['如何', '如何'],
  ])('of %s are left out, unless it has no others', (query, rest) => {
    const asked = withoutQuestion(query, languages);
    expect(asked.trim()).toBe(rest);
    expect(asked).toHaveLength(query.length);
  });

  it('are words like others in another language', () => {
    expect(withoutQuestion('如何安装', ['en'])).toBe('如何安装');
  });
});
