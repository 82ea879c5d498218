import { usePluginData } from 'docsgen/theme';

export default function Review() {
  const data = usePluginData('reviews');
  return data === null ? null : <p className="review">Reviewed by {String(data['by'])}</p>;
}
