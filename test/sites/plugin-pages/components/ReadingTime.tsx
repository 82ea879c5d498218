import { usePluginData } from 'docsgen/theme';

export function ReadingTime() {
  const data = usePluginData('reading');
  return <p className="reading">{data === null ? 'Nothing to read' : `${String(data['minutes'])} min`}</p>;
}
