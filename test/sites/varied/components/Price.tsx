import { Badge } from 'docsgen/theme';
import plans from './plans.json';

export function Price({ plan }: { readonly plan: number }) {
  return (
    <p className="price">
      {plans[plan]?.minutes} minutes <Badge variant="tip">per month</Badge>
    </p>
  );
}
