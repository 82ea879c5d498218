import type { SlotProps } from 'docsgen/theme';

export default function Comments({ postTitle, canonical }: SlotProps<'Comments'>) {
  return (
    <p className="comments" data-search="off">
      Comments on {postTitle} at {canonical}
    </p>
  );
}
