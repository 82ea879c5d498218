import type { SlotProps } from 'docsgen/theme';

export default function AfterPostList({ kind, locale }: SlotProps<'AfterPostList'>) {
  return <p className="slot slot-AfterPostList">{`AfterPostList ${kind} ${locale.name}`}</p>;
}
