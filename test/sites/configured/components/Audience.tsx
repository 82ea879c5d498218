import { usePageValues } from 'docsgen/theme';

export default function Audience() {
  const { audience, since, related, own } = usePageValues();
  return <p className="audience">{JSON.stringify({ audience, since, related, own })}</p>;
}
