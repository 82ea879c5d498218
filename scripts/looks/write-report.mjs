import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** @import { Finding } from './compare-sides.mjs' */

const style = `
body { margin: 2rem; background: #fff; color: #222; font: 1rem/1.5 system-ui, sans-serif }
section { margin-block: 3rem; border-top: 1px solid #ccc }
.pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start }
figure { margin: 0 }
img { max-width: 100%; border: 1px solid #ccc }
`;

/**
 * Writes a page with the pictures of all findings, side by side, into a folder, which is emptied
 * before. Returns its path.
 *
 * @param {string} folder
 * @param {readonly Finding[]} findings
 * @param {{ readonly before: string, readonly after: string, readonly count: number }} run what was
 *   compared, and the number of views
 */
export async function writeReport(folder, findings, run) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const sections = await Promise.all(findings.map((finding, index) => writeFinding(folder, finding, index + 1)));
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Looks: ${findings.length} of ${run.count} differ</title>
<style>${style}</style>
<h1>${findings.length} of ${run.count} views differ</h1>
<p>Before: ${escapeHtml(run.before)}. After: ${escapeHtml(run.after)}. The biggest difference is first.</p>
${sections.join('\n')}
`;
  const path = join(folder, 'index.html');
  await writeFile(path, html);
  return path;
}

/**
 * Writes the pictures of a finding. Returns the HTML that shows them.
 *
 * @param {string} folder
 * @param {Finding} finding
 * @param {number} number
 */
async function writeFinding(folder, finding, number) {
  const name = escapeHtml(finding.view.name);
  if ('onlyIn' in finding) {
    await writeFile(join(folder, `${number}.png`), finding.picture);
    return sectionOf(name, `only ${finding.onlyIn}`, [[`Only ${finding.onlyIn}`, `${number}.png`]]);
  }
  const { pixels, share, top, ...pictures } = finding.difference;
  /** @type {(readonly [string, string])[]} */
  const shown = [];
  for (const [kind, label] of /** @type {const} */ ([
    ['before', 'Before'],
    ['after', 'After'],
    ['marked', 'Difference'],
  ])) {
    await writeFile(join(folder, `${number}-${kind}.png`), pictures[kind]);
    shown.push([label, `${number}-${kind}.png`]);
  }
  return sectionOf(name, `${pixels} pixels, ${(share * 100).toFixed(2)} %, shown from row ${top}`, shown);
}

/**
 * @param {string} name
 * @param {string} size
 * @param {readonly (readonly [label: string, file: string])[]} pictures
 */
function sectionOf(name, size, pictures) {
  const figures = pictures.map(
    ([label, file]) =>
      `<figure><figcaption>${label}</figcaption><a href="${file}"><img src="${file}" alt="${label}: ${name}" loading="lazy"></a></figure>`,
  );
  return `<section><h2>${name}</h2><p>${size}</p><div class="pictures">${figures.join('')}</div></section>`;
}

/** @param {string} text */
function escapeHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
