/** What the plugin uses of the package `harfbuzzjs`. */
export interface HarfBuzz {
  readonly Blob: new (bytes: Uint8Array) => object;
  readonly Face: new (blob: object) => object;
  readonly Font: new (face: object) => HarfBuzzFont;
  readonly Buffer: new () => HarfBuzzBuffer;
  readonly shape: (font: HarfBuzzFont, buffer: HarfBuzzBuffer) => void;
}

/** A font at a size. */
export interface HarfBuzzFont {
  setScale(x: number, y: number): void;
  nominalGlyph(character: number): number | undefined;
  glyphToPath(glyph: number): string;
}

/** A text of one font and direction, which becomes glyphs. */
interface HarfBuzzBuffer {
  addText(text: string, offset: number, length: number): void;
  setDirection(direction: number): void;
  setLanguage(language: string): void;
  guessSegmentProperties(): void;
  getGlyphInfos(): readonly { readonly codepoint: number }[];
  getGlyphPositions(): readonly {
    readonly xAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
  }[];
}

/** What the plugin uses of the package `@resvg/resvg-wasm`. */
export interface Resvg {
  readonly initWasm: (wasm: Uint8Array) => Promise<void>;
  readonly Resvg: new (svg: string) => {
    render(): { asPng(): Uint8Array; free(): void };
    free(): void;
  };
}
