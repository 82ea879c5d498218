import type { SlotProps } from 'docsgen/theme';

export default function BeforePost({ postTitle, date, authors }: SlotProps<'BeforePost'>) {
  return <p className="slot slot-BeforePost">{[postTitle, date.iso, ...authors.map(({ name }) => name)].join(', ')}</p>;
}
