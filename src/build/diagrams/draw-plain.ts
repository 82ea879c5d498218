import { renderMermaidSVG } from 'beautiful-mermaid';
import { writeClass } from './class-diagram.ts';
import { writeEntities } from './entities.ts';
import { writeFlowchart } from './flowchart.ts';
import { decodeLabels } from './label.ts';
import type { DiagramKind, MermaidSource } from './mermaid-source.ts';
import { darkPalette, lightPalette, type Palette } from './palette.ts';
import { writeSequence } from './sequence.ts';
import { writeState } from './state.ts';

/** A diagram in both colour modes. */
export interface Drawing {
  readonly light: string;
  readonly dark: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
}

const writers: Readonly<Record<DiagramKind, (source: MermaidSource) => string>> = {
  flowchart: writeFlowchart,
  sequence: writeSequence,
  state: writeState,
  class: writeClass,
  er: writeEntities,
};

const fonts = "-apple-system, 'Segoe UI', Roboto, 'Noto Sans', Ubuntu, 'Helvetica Neue', Arial, sans-serif";
const codeFonts = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace";

/**
 * Returns a drawing made without a browser. Files hold no styles and no addresses, so that any policy lets them show.
 * Throws a `DiagramError` at what is wrong or cannot be drawn.
 */
export function drawPlain(source: MermaidSource, kind: DiagramKind): Drawing {
  const drawn = renderMermaidSVG(writers[kind](source), { transparent: true, padding: 8 });
  const plain = mend(decodeLabels(drawn), kind)
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

/** Sets right what the drawer puts in the wrong place. */
function mend(svg: string, kind: DiagramKind): string {
  // A diamond at the start of a line would lie under the class that it belongs to.
  if (kind === 'class') return svg.replace(/(<marker id="cls-(?:composition|aggregation)"[^>]*refX=)"0"/g, '$1"12"');
  // It says so in English, and an empty box says it too.
  if (kind === 'er') return svg.replace(/<text [^>]*>\(no attributes\)<\/text>/g, '');
  // Lines of life run through texts.
  const halo = 'paint-order="stroke" stroke="var(--bg)" stroke-width="4" stroke-linejoin="round"';
  return kind === 'sequence'
    ? svg.replace(/<text (?=[^>]*font-weight="400")|(?<=<\/g>\s*)<text /g, `<text ${halo} `)
    : svg;
}

function paint(svg: string, palette: Palette): string {
  return svg.replace(/var\((--[\w-]+)\)/g, (whole, name: `--${string}`) => palette[name] ?? whole);
}
