import type { SlotProps } from 'docsgen/theme';

export default function Comments({ postTitle, date, authors }: SlotProps<'Comments'>) {
  return <p className="slot slot-Comments">{[postTitle, date.iso, ...authors.map(({ name }) => name)].join(', ')}</p>;
}
