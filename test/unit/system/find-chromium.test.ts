import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findChromium, headlessShells } from '../../../src/system/find-chromium.ts';

afterEach(() => vi.unstubAllEnvs());

describe('findChromium', () => {
  it('uses CHROME_PATH, and nothing else if that cannot be run', () => {
    const folder = folderWith('chromium');
    vi.stubEnv('PATH', folder);
    vi.stubEnv('CHROME_PATH', process.execPath);
    expect(findChromium()).toBe(process.execPath);
    vi.stubEnv('CHROME_PATH', join(folder, 'none'));
    expect(findChromium()).toBeNull();
  });

  it('uses the first one in the path under any of its names', () => {
    const [empty, chrome, chromium] = [folderWith('other'), folderWith('google-chrome'), folderWith('chromium')];
    vi.stubEnv('CHROME_PATH', '');
    vi.stubEnv('PATH', [empty, chrome, chromium].join(delimiter));
    expect(findChromium()).toBe(join(chrome, 'google-chrome'));
  });

  it('uses the headless shell if there is no other, or if it is requested', () => {
    const [chromium, shell] = [folderWith('chromium'), folderWith('chromium-headless-shell')];
    vi.stubEnv('CHROME_PATH', '');
    vi.stubEnv('PATH', shell);
    expect(findChromium()).toBe(join(shell, 'chromium-headless-shell'));
    vi.stubEnv('PATH', [chromium, shell].join(delimiter));
    expect(findChromium(headlessShells)).toBe(join(shell, 'chromium-headless-shell'));
  });
});

function folderWith(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'docsgen-chromium-'));
  writeFileSync(join(folder, name), '#!/bin/sh\n');
  chmodSync(join(folder, name), 0o755);
  return folder;
}
