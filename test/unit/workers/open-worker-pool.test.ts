import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { dependencyHash } from '../../../src/markdown/includes/include-file.ts';
import { noPlugins } from '../../../src/plugins/loading/open-plugins.ts';
import { loadMarkdownOptions } from '../../../src/pipeline/load-markdown-options.ts';
import { loadSite } from '../../../src/pipeline/load-site.ts';
import { openWorkerPool } from '../../../src/workers/open-worker-pool.ts';
import { createPageRenderer } from '../../../src/workers/page-renderer.ts';
import type { CompileResult, CompileTask, PoolSettings } from '../../../src/workers/page-job.ts';
import { plainFolder } from '../../support/site-folder.ts';
import { borrowSite } from '../../support/small-site.ts';

let settings: PoolSettings;
beforeEach(async () => {
  const root = borrowSite('texts');
  const markdown = (await loadMarkdownOptions((await loadSite({ root, drafts: false })).value.config, noPlugins)).value;
  settings = {
    ...plainFolder(root),
    cache: { folder: join(root, 'cache'), identity: '1' },
    markdown,
    pluginModules: {},
    isProfiled: false,
  };
});

const files = ['diagrams', 'intro', 'math', 'other'].map((name) => `content/en/docs/${name}.md`);

/** Enough tasks to use threads. Each has its own key, so each is compiled. */
function tasks(): readonly CompileTask[] {
  return Array.from({ length: 60 }, (_, number): CompileTask => {
    const file = files[number % files.length] ?? '';
    const hash = dependencyHash({ type: 'found', text: readFileSync(join(settings.root, file), 'utf8') }) ?? '';
    return { file, hash, format: 'md', locales: ['en'], key: `${10 + number}key` };
  });
}

const withoutTime = ({ ms: _ms, ...result }: CompileResult) => result;

test('threads give the same results as this thread', async () => {
  const pool = openWorkerPool(settings);
  onTestFinished(() => pool.close());
  const results = new Map<string, unknown>();
  await pool.compile(tasks(), ({ key }, result) => results.set(key, withoutTime(result)));
  const here = await createPageRenderer({ ...settings, cache: { ...settings.cache, identity: '2' } }).compile(tasks());
  expect(tasks().map(({ key }) => results.get(key))).toStrictEqual(here.map(withoutTime));
});

describe('a batch that fails', () => {
  let working = 0;
  afterEach(() => {
    vi.doUnmock('tinypool');
    vi.resetModules();
  });

  test('waits for the others, and no more are started', async () => {
    let begun = 0;
    class Pool {
      async run(batch: readonly CompileTask[]): Promise<readonly unknown[]> {
        begun += 1;
        if (batch[0]?.key === '10key') throw new Error('out of memory');
        working += 1;
        await new Promise((done) => setTimeout(done, 20));
        working -= 1;
        return batch.map(() => ({}));
      }

      destroy(): Promise<void> {
        return Promise.resolve();
      }
    }
    vi.doMock('tinypool', () => ({ Tinypool: Pool }));
    const { openWorkerPool: open } = await import('../../../src/workers/open-worker-pool.ts');
    const many = Array.from({ length: 100 }, tasks).flat();
    await expect(open(settings).compile(many, () => undefined)).rejects.toThrow('out of memory');
    expect(working).toBe(0);
    expect(begun).toBeLessThan(40);
  });
});
