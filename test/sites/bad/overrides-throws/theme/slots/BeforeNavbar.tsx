import type { SlotProps } from 'docsgen/theme';

function widthOf(): number {
  return window.innerWidth;
}

export default function BeforeNavbar({ title }: SlotProps<'BeforeNavbar'>) {
  return <p title={title}>{widthOf()}</p>;
}
