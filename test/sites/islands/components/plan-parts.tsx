export const period = 'month';

export function Period() {
  return <b className="period">{period}</b>;
}
