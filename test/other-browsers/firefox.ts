import { type BrowserContext, launch } from 'puppeteer-core';
import { findProgram } from '../support/programs.ts';
import { reportViolations } from '../support/watch.ts';
import type { Browser, BrowserWindow } from './browser.ts';
import { firefoxNames } from './requirements.ts';

/** Starts Firefox without a screen. */
export async function startFirefox(): Promise<Browser> {
  const executablePath = findProgram(firefoxNames) ?? '';
  const firefox = await launch({ browser: 'firefox', executablePath, headless: true, defaultViewport: null });
  return {
    openWindow: async () => openWindow(await firefox.createBrowserContext()),
    close: () => firefox.close(),
  };
}

async function openWindow(context: BrowserContext): Promise<BrowserWindow> {
  const page = await context.newPage();
  const problems: string[] = [];
  await page.evaluateOnNewDocument(reportViolations);
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('response', (response) => {
    // Firefox asks for an icon by itself where a page has none.
    const isOwnIdea = response.url().endsWith('/favicon.ico');
    if (response.status() >= 400 && !isOwnIdea) problems.push(`${response.url()}: ${response.status()}`);
  });
  return {
    goto: async (address) => void (await page.goto(address)),
    evaluate: async (script, ...args) => {
      const call = `(${String(script)})(...${JSON.stringify(args)})`;
      // As text, which makes undefined null as in WebKit.
      const result = `Promise.resolve(${call}).then((value) => JSON.stringify(value ?? null))`;
      return JSON.parse(String(await page.evaluate(result)));
    },
    click: (selector) => page.click(selector),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.down(key);
      for (const key of keys.toReversed()) await page.keyboard.up(key);
    },
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    problems: async () => {
      // What the page has said before this answer has been heard when it comes.
      await page.title();
      return problems;
    },
    close: () => context.close(),
  };
}
