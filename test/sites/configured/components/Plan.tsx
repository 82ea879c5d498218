import { useSite } from 'docsgen/theme';

export default function Plan() {
  const { title, custom } = useSite();
  return (
    <p className="plan">
      {title}: {String(custom.plan)} in {String(custom.region)}
    </p>
  );
}
