import type { SlotProps } from 'docsgen/theme';

export default function AfterPost({ postTitle, date, authors }: SlotProps<'AfterPost'>) {
  return <p className="slot slot-AfterPost">{[postTitle, date.iso, ...authors.map(({ name }) => name)].join(', ')}</p>;
}
