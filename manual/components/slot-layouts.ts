export type LayoutName = 'doc' | 'post' | 'list' | 'home' | 'notFound' | 'head';

/** A line of text, or a box if it has a height: its left edge, top, width and height. */
type Line = readonly [x: number, y: number, width: number, height?: number];

const frame: readonly Line[] = [
  [2, 10, 92, 6],
  [2, 63, 92, 5],
];

const sidebar: readonly Line[] = [
  [5, 31, 16],
  [5, 36, 13],
  [5, 41, 15],
  [5, 46, 10],
];

const text: readonly Line[] = [
  [28, 31, 24, 4],
  [28, 38, 42],
  [28, 42, 40],
  [28, 46, 30],
];

/** What is on a page of each kind, besides its slots. */
export const layouts: Readonly<Record<LayoutName, readonly Line[]>> = {
  doc: [...frame, ...sidebar, ...text, [75, 31, 12], [75, 35, 15], [75, 39, 11]],
  post: [...frame, ...sidebar, ...text],
  list: [...frame, ...sidebar, [28, 31, 24, 3], [28, 36, 42], [28, 41, 20, 3], [28, 46, 42]],
  home: [...frame, [28, 27, 40, 5], [34, 35, 28], [38, 42, 9, 5], [50, 42, 9, 5]],
  notFound: [...frame, [36, 29, 24, 6], [30, 39, 36], [38, 44, 20]],
  head: [
    [2, 15, 92, 6],
    [5, 31, 16],
    [5, 36, 13],
    [5, 41, 15],
    [28, 31, 24, 4],
    [28, 38, 42],
    [28, 42, 40],
    [28, 46, 30],
    [2, 66, 92, 5],
  ],
};
