'use client';

import Plans, { Period, PlanContext, prices, usePlan } from './Plans.tsx';

/** An island with another one below it. */
export default function PlanChoice() {
  const [plan] = usePlan();
  return (
    <PlanContext value={plan}>
      <ul className="choice">
        {Object.keys(prices).map((name) => (
          <Plans.Row key={name} name={name as keyof typeof prices} />
        ))}
      </ul>
      <Plans />
      <Period />
    </PlanContext>
  );
}
