import { Linkk } from 'docsgen/theme';
import { Logoo } from 'docsgen/theme/original';

export default function Logo() {
  return <Linkk href="/"><Logoo /></Linkk>;
}
