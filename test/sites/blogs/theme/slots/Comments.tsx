import type { SlotProps } from 'docsgen/theme';

export default function Comments({ id, postTitle, canonical }: SlotProps<'Comments'>) {
  return (
    <p className="comments" data-search="off" data-term={id}>
      Comments on {postTitle} at {canonical}
    </p>
  );
}
