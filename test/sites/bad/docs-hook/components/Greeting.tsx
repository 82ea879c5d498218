import { useStrings } from 'docsgen/theme';

export default function Greeting() {
  return <p>{useStrings()['theme.common.skipToMainContent']}</p>;
}
