import type { ReactNode } from 'react';
import type { SlotName } from 'docsgen/theme';
import { layouts, type LayoutName } from './slot-layouts.ts';

/** Where a slot is: the page that has it, and its left edge, top, width and height on it. */
type Place = readonly [page: LayoutName, x: number, y: number, width: number, height: number];

const places: Readonly<Record<SlotName, Place>> = {
  Head: ['head', 2, 3, 92, 6],
  BeforeNavbar: ['doc', 2, 3, 92, 5],
  AfterNavbar: ['doc', 2, 18, 92, 5],
  BeforeSidebar: ['doc', 5, 24, 18, 5],
  AfterSidebar: ['doc', 5, 49, 18, 5],
  BeforeContent: ['doc', 28, 24, 42, 5],
  AfterContent: ['doc', 28, 49, 42, 5],
  BeforeToc: ['doc', 75, 24, 16, 5],
  AfterToc: ['doc', 75, 46, 16, 5],
  BeforePost: ['post', 28, 24, 42, 5],
  AfterPost: ['post', 28, 49, 42, 5],
  Comments: ['post', 28, 57, 42, 6],
  BeforePostList: ['list', 28, 24, 42, 5],
  AfterPostList: ['list', 28, 50, 42, 5],
  BeforeHome: ['home', 2, 18, 92, 5],
  AfterHome: ['home', 2, 52, 92, 5],
  BeforeNotFound: ['notFound', 2, 18, 92, 5],
  AfterNotFound: ['notFound', 2, 52, 92, 5],
  BeforeFooter: ['doc', 2, 56, 92, 5],
  AfterFooter: ['doc', 2, 70, 92, 5],
  Consent: ['doc', 24, 52, 48, 16],
};

/** Draws a small page, and on it the place of a slot. The text beside it says the same in words. */
export default function SlotPlace({ slot }: { readonly slot: SlotName }): ReactNode {
  const [page, x, y, width, height] = places[slot];
  return (
    <svg className="slot-place" viewBox="0 0 96 78" width="96" height="78" aria-hidden="true">
      <rect
        x="0.5"
        y={page === 'head' ? 12.5 : 0.5}
        width="95"
        height={page === 'head' ? 65 : 77}
        rx="4"
        fill="var(--background)"
        stroke="var(--line-strong)"
      />
      {layouts[page].map(([left, top, length, size = 2], index) => (
        <rect key={index} x={left} y={top} width={length} height={size} rx="1" fill="var(--line)" />
      ))}
      <rect x={x} y={y} width={width} height={height} rx="1.5" fill="var(--accent-text)" />
    </svg>
  );
}
