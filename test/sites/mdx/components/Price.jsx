import { Badge } from 'docsgen/theme';

export function Price({ amount, children }) {
  return (
    <p className="price">
      <strong>{amount} €</strong> <Badge variant="tip">{children}</Badge>
    </p>
  );
}
