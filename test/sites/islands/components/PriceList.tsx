import { Bill, CURRENCY, double, first, period, prices, Second } from './Plans.tsx';

/** A component of the server, with data of an island's file. */
export default function PriceList() {
  return (
    <p className="prices">
      {[prices.team, double(prices.team), new Bill().total(), first, Second, CURRENCY, period].join(' ')}
    </p>
  );
}
