'use client';

import { Bar, BarChart, ResponsiveContainer, XAxis } from 'recharts';

const calls = [
  { day: 'Monday', number: 12 },
  { day: 'Tuesday', number: 20 },
];

export default function CallChart() {
  return (
    <ResponsiveContainer width="100%" height={200}>
      <BarChart data={calls}>
        <XAxis dataKey="day" />
        <Bar dataKey="number" fill="teal" isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  );
}
