// docsgen contract: SkipLink 0
import type { ThemeProps } from 'docsgen/theme';

export default function SkipLink({ href }: ThemeProps<'SkipLink'>) {
  return <a href={href}>Skip</a>;
}
