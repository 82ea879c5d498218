import { renderMermaidSVG } from 'beautiful-mermaid';
import { decodeLabels } from './label.ts';
import { type Drawing, withoutAddresses } from './drawing.ts';
import { DiagramError, type DiagramKind } from './mermaid-source.ts';
import { darkPalette, lightPalette, type Palette } from './palette.ts';
import type { PlainDiagram } from './write-plain.ts';

const fonts = "-apple-system, 'Segoe UI', Roboto, 'Noto Sans', Ubuntu, 'Helvetica Neue', Arial, sans-serif";
const codeFonts = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace";

/**
 * Draws the output of `writePlain` with beautiful-mermaid, without a browser. The SVG has no styles
 * and no external URLs, so that it works with any content security policy. Throws a `DiagramError`
 * if the layout fails.
 */
export function drawPlain({ kind, text }: PlainDiagram): Drawing {
  const plain = withoutAddresses(fixDrawing(decodeLabels(draw(text)), kind))
    .replace(/<style>[\s\S]*?<\/style>\n?/g, '')
    .replace(/(<svg\b[^>]*?) style="[^"]*"/, `$1 font-family="${fonts}"`)
    .replace(/ class="([^"]*)"/g, (_, names: string) => (/\bmono\b/.test(names) ? ` font-family="${codeFonts}"` : ''))
    .replace(/ data-[\w-]+="[^"]*"/g, '')
    .replace(/(?<=[\s"',])(-?\d+\.\d{3,})(?=[\s"',])/g, (number) => String(Math.round(Number(number) * 100) / 100));
  const [, width = '0', height = '0'] = /<svg\b[^>]* width="([\d.]+)" height="([\d.]+)"/.exec(plain) ?? [];
  return {
    light: paint(plain, lightPalette),
    dark: paint(plain, darkPalette),
    width: Math.ceil(Number(width)),
    height: Math.ceil(Number(height)),
  };
}

function draw(text: string): string {
  try {
    return renderMermaidSVG(text, { transparent: true, padding: 8, nodeSpacing: 20, layerSpacing: 24 });
  } catch {
    throw new DiagramError('This diagram cannot be laid out', 1);
  }
}

/** Fixes positions and texts in the output of beautiful-mermaid. */
function fixDrawing(svg: string, kind: DiagramKind): string {
  // Without this, a diamond at the start of a line would be under the box of its class.
  if (kind === 'class') return svg.replace(/(<marker id="cls-(?:composition|aggregation)"[^>]*refX=)"0"/g, '$1"12"');
  // The text is English on all sites, and an empty box says the same.
  if (kind === 'er') return svg.replace(/<text [^>]*>\(no attributes\)<\/text>/g, '');
  if (kind !== 'sequence') return svg;
  // Without this, the name of an actor would be on top of the first message.
  const lifted = svg.replace(/<g (?=class="actor"[^>]*data-type="actor")/g, '<g transform="translate(0 -18)" ');
  // The lifelines cross texts, so texts get an outline in the background color.
  const halo = 'paint-order="stroke" stroke="var(--bg)" stroke-width="4" stroke-linejoin="round"';
  return lifted.replace(/<text (?=[^>]*font-weight="400")|(?<=<\/g>\s*)<text /g, `<text ${halo} `);
}

function paint(svg: string, palette: Palette): string {
  return svg.replace(/var\((--[\w-]+)\)/g, (whole, name: `--${string}`) => palette[name] ?? whole);
}
