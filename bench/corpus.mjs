// Writes N synthetic documentation pages in plain CommonMark + GFM, the same for every generator.
// usage: node corpus.mjs OUT N [--prefix /docs] [--seed 1]
// There are 20 pages in a folder and 10 folders in a section: OUT/section-1/topic-3/page-7.md
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [out, count, ...rest] = process.argv.slice(2);
if (!out || !(Number(count) > 0)) {
  console.error('usage: node corpus.mjs OUT N [--prefix /docs] [--seed 1]');
  process.exit(2);
}
/**
 * @param {string} name
 * @param {string} fallback
 */
const opt = (name, fallback) => {
  const at = rest.indexOf(`--${name}`);
  return at < 0 ? fallback : (rest[at + 1] ?? fallback);
};
const N = Number(count);
const prefix = opt('prefix', '/docs');
let state = Number(opt('seed', '1')) >>> 0 || 1;
const rnd = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
/** @param {readonly string[]} list */
const pick = (list) => list[Math.floor(rnd() * list.length)] ?? '';

const words =
  'agent call queue transfer campaign voice route number caller speech model prompt session webhook token channel trunk dialplan recording transcript intent latency retry timeout region tenant domain brand client billing usage metric event stream buffer codec packet gateway register extension operator schedule holiday fallback language locale script variable secret version release deploy rollback health probe limit quota budget alert dashboard report export import directory contact tag filter search index document chunk embedding answer question the a of to and when with for from into after before each every only'.split(
    ' ',
  );
const sentence = () => {
  const n = 8 + Math.floor(rnd() * 12);
  const s = Array.from({ length: n }, () => pick(words)).join(' ');
  return s.charAt(0).toUpperCase() + s.slice(1) + '.';
};
const paragraph = (n = 4) => Array.from({ length: n }, sentence).join(' ');
const pathOf = (/** @type {number} */ i) => {
  const section = Math.floor(i / 200) + 1,
    topic = Math.floor((i % 200) / 20) + 1,
    page = (i % 20) + 1;
  return { dir: `section-${section}/topic-${topic}`, name: `page-${page}`, n: i + 1 };
};
const urlOf = (/** @type {number} */ i) => {
  const p = pathOf(i);
  return `${prefix}/${p.dir}/${p.name}`;
};

/** @type {Partial<Record<string, (k: number) => string>>} */
const code = {
  ts: (k) =>
    `interface Call${k} {\n  id: string;\n  from: string;\n  to: string;\n  startedAt: Date;\n}\n\nexport async function transfer${k}(call: Call${k}, queue: string): Promise<boolean> {\n  const target = await lookup(queue, { region: 'eu-${k % 9}', retries: ${k % 5} });\n  if (!target) throw new Error(\`no queue \${queue}\`);\n  for (const agent of target.agents.filter((a) => a.ready)) {\n    if (await agent.offer(call.id)) return true;\n  }\n  return false;\n}`,
  bash: (k) =>
    `# start the trunk\nexport TRUNK_ID="trunk-${k}"\ncurl -sS -X POST "https://api.example.com/v1/trunks/$TRUNK_ID/start" \\\n  -H "Authorization: Bearer $TOKEN" | jq '.status'`,
  json: (k) =>
    `{\n  "id": ${k},\n  "name": "campaign-${k}",\n  "enabled": true,\n  "schedule": { "days": ["mon", "tue"], "from": "09:00", "to": "18:00" },\n  "limits": { "concurrent": ${k % 50}, "perMinute": 120 }\n}`,
  python: (k) =>
    `import asyncio\n\nclass Agent${k}:\n    """Answers calls."""\n    def __init__(self, name: str, limit: int = ${k % 20}):\n        self.name, self.limit = name, limit\n\n    async def answer(self, call):\n        async with call.lock:\n            return await call.reply(f"hello from {self.name}")`,
  ini: (k) =>
    `[trunk-${k}]\ntype=endpoint\ncontext=from-voice\ndisallow=all\nallow=ulaw,opus\nauth=trunk-${k}-auth\naors=trunk-${k}`,
};
const langs = Object.keys(code);

for (let i = 0; i < N; i++) {
  const p = pathOf(i);
  // Links stay within the topic, so that a page has the same text for every N (a multiple of 20).
  const link = () => {
    const t = Math.min(N - 1, i - (i % 20) + Math.floor(rnd() * 20));
    return `[${pick(words)} ${pick(words)}](${urlOf(t)})`;
  };
  const fence = (/** @type {string} */ l) => '```' + l + '\n' + code[l]?.(i) + '\n```';
  const parts = [`---\ntitle: ${pick(words)} ${pick(words)} ${p.n}\ndescription: ${sentence()}\n---\n`];
  parts.push(paragraph(3));
  for (let h = 0; h < 5; h++) {
    parts.push(
      `## ${pick(words)} ${pick(words)} ${h + 1}`,
      paragraph(),
      `${sentence()} See ${link()} and ${link()}, \`${pick(words)}_${pick(words)}\` or **${pick(words)}**.`,
    );
    if (h === 1) parts.push(Array.from({ length: 5 }, () => `- ${sentence()}`).join('\n'));
    if (h === 2)
      parts.push(
        '| Field | Type | Meaning |\n| --- | --- | --- |\n' +
          Array.from(
            { length: 6 },
            () => `| \`${pick(words)}\` | ${pick(['string', 'number', 'boolean'])} | ${sentence()} |`,
          ).join('\n'),
      );
    if (h < 3) parts.push(fence(langs[(i + h) % langs.length] ?? ''));
    if (h % 2 === 0)
      parts.push(
        `### ${pick(words)} ${pick(words)} detail ${h + 1}`,
        paragraph(2),
        Array.from({ length: 3 }, (_, k) => `${k + 1}. ${sentence()}`).join('\n'),
      );
  }
  parts.push(`> ${sentence()}`);
  mkdirSync(join(out, p.dir), { recursive: true });
  writeFileSync(join(out, p.dir, `${p.name}.md`), parts.join('\n\n') + '\n');
}
