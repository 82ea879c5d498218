import type { SlotProps } from 'docsgen/theme';

export default function BeforePostList({ kind, locale }: SlotProps<'BeforePostList'>) {
  return <p className="slot slot-BeforePostList">{`BeforePostList ${kind} ${locale.name}`}</p>;
}
