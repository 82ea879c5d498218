export type PlanName = 'starter' | 'team';
