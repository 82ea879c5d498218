import { brotliDecompressSync } from 'node:zlib';

/** The tables that the format WOFF2 names by their place in this list. */
const knownTags = [
  'cmap,head,hhea,hmtx,maxp,name,OS/2,post,cvt ,fpgm,glyf,loca,prep,CFF ,VORG,EBDT,EBLC,gasp,hdmx,kern,LTSH',
  'PCLT,VDMX,vhea,vmtx,BASE,GDEF,GPOS,GSUB,EBSC,JSTF,MATH,CBDT,CBLC,COLR,CPAL,SVG ,sbix,acnt,avar,bdat,bloc',
  'bsln,cvar,fdsc,feat,fmtx,fvar,gvar,hsty,just,lcar,mort,morx,opbd,prop,trak,Zapf,Silf,Glat,Gloc,Feat,Sill',
].flatMap((line) => line.split(','));

type Tables = ReadonlyMap<string, Buffer>;

/** A font as its format TrueType or OpenType has it. */
export interface UnpackedFont {
  readonly bytes: Buffer;
  /** Names of its tables. */
  readonly tags: ReadonlySet<string>;
}

/**
 * Returns the font in a file of the format WOFF2, with all that is known of its letters except
 * their outlines. Throws an error if the file is damaged, or has several fonts.
 */
export function unpackWoff2(file: Buffer): UnpackedFont {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('The file is not a WOFF2 font');
  if (file.toString('latin1', 4, 8) === 'ttcf') throw new Error('The file has several fonts');
  const tables = withoutOutlines(readTables(file));
  return { bytes: writeFont(file.subarray(4, 8), tables), tags: new Set(tables.keys()) };
}

function readTables(file: Buffer): Tables {
  const count = file.readUInt16BE(12);
  const entries: { readonly tag: string; readonly length: number }[] = [];
  let place = 48;
  const readLength = () => {
    let length = 0;
    for (;;) {
      const byte = file.readUInt8(place);
      place += 1;
      length = length * 128 + (byte & 127);
      if (byte < 128) return length;
    }
  };
  for (let index = 0; index < count; index += 1) {
    const flags = file.readUInt8(place);
    const known = knownTags[flags & 63];
    const tag = known ?? file.toString('latin1', place + 1, place + 5);
    place += known === undefined ? 5 : 1;
    const length = readLength();
    const isPlain = tag === 'glyf' || tag === 'loca' ? flags >> 6 === 3 : flags >> 6 === 0;
    entries.push({ tag, length: isPlain ? length : readLength() });
  }
  const data = brotliDecompressSync(file.subarray(place, place + file.readUInt32BE(20)));
  let start = 0;
  return new Map(entries.map(({ tag, length }) => [tag, data.subarray(start, (start += length))]));
}

/**
 * WOFF2 writes outlines in a way of its own. Nothing that docsgen asks for needs them, so all
 * letters get an empty one.
 */
function withoutOutlines(tables: Tables): Tables {
  const letterCount = tables.get('maxp')?.readUInt16BE(4) ?? 0;
  if (!tables.has('glyf')) return tables;
  return new Map([...tables, ['glyf', Buffer.alloc(16)], ['loca', Buffer.alloc(4 * (letterCount + 1))]]);
}

function writeFont(flavor: Buffer, tables: Tables): Buffer {
  const directory = Buffer.alloc(12 + 16 * tables.size);
  flavor.copy(directory);
  directory.writeUInt16BE(tables.size, 4);
  let start = directory.length;
  for (const [index, [tag, bytes]] of [...tables].entries()) {
    const entry = 12 + 16 * index;
    directory.write(tag, entry, 'latin1');
    directory.writeUInt32BE(start, entry + 8);
    directory.writeUInt32BE(bytes.length, entry + 12);
    start += bytes.length;
  }
  return Buffer.concat([directory, ...tables.values()]);
}
