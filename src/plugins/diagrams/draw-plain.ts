import { renderMermaidSVG } from 'beautiful-mermaid';
import { decodeLabels } from './label.ts';
import { type Drawing, withoutAddresses } from './drawing.ts';
import { DiagramError, type DiagramKind } from './mermaid-source.ts';
import { darkPalette, lightPalette, type Palette } from './palette.ts';
import type { PlainDiagram } from './write-plain.ts';

const fonts = "-apple-system, 'Segoe UI', Roboto, 'Noto Sans', Ubuntu, 'Helvetica Neue', Arial, sans-serif";
const codeFonts = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace";

/**
 * Returns a drawing made without a browser, of what `writePlain` gives. Files hold no styles and no
 * addresses, so that any policy lets them show. Throws a `DiagramError` where the drawer gives up.
 */
export function drawPlain({ kind, text }: PlainDiagram): Drawing {
  const plain = withoutAddresses(mend(decodeLabels(draw(text)), kind))
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

/** Sets right what the drawer puts in the wrong place. */
function mend(svg: string, kind: DiagramKind): string {
  // A diamond at the start of a line would lie under the class that it belongs to.
  if (kind === 'class') return svg.replace(/(<marker id="cls-(?:composition|aggregation)"[^>]*refX=)"0"/g, '$1"12"');
  // It says so in English, and an empty box says it too.
  if (kind === 'er') return svg.replace(/<text [^>]*>\(no attributes\)<\/text>/g, '');
  if (kind !== 'sequence') return svg;
  // A person's name would lie on the first message.
  const lifted = svg.replace(/<g (?=class="actor"[^>]*data-type="actor")/g, '<g transform="translate(0 -18)" ');
  // Lines of life run through texts.
  const halo = 'paint-order="stroke" stroke="var(--bg)" stroke-width="4" stroke-linejoin="round"';
  return lifted.replace(/<text (?=[^>]*font-weight="400")|(?<=<\/g>\s*)<text /g, `<text ${halo} `);
}

function paint(svg: string, palette: Palette): string {
  return svg.replace(/var\((--[\w-]+)\)/g, (whole, name: `--${string}`) => palette[name] ?? whole);
}
