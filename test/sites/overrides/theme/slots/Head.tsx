import type { SlotProps } from 'docsgen/theme';

export default function Head({ kind }: SlotProps<'Head'>) {
  return <meta name="page-kind" content={kind} />;
}
