'use client';

import { createContext, useState } from 'react';

export * from './plan-parts.tsx';
export type { PlanName } from './plan-names.ts';

export const prices = { starter: 10, team: 20 };
export const CURRENCY = 'euro';
export const PlanContext = createContext('team');
export const { starter: first, team: Second } = prices;

export class Bill {
  total(): number {
    return prices.starter + prices.team;
  }
}

export function usePlan() {
  return useState('team');
}

export function double(price: number): number {
  return price * 2;
}

export default function Plans() {
  const [plan, setPlan] = usePlan();
  return (
    <button type="button" className="plans" onClick={() => setPlan('starter')}>
      {plan}
    </button>
  );
}
Plans.Row = function Row({ name }: { readonly name: keyof typeof prices }) {
  return <li>{`${name}: ${prices[name]}`}</li>;
};
