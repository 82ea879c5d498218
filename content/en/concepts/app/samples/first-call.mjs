const response = await fetch(`${process.env.VOICE_API_URL}/calls`, {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${process.env.VOICE_API_KEY}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': 'reminder-KT4821-2026-03-08',
  },
  body: JSON.stringify({
    agent_id: 'agt_4m9qd',
    from: '+12025550100',
    to: '+12025550143',
    variables: { booking_code: 'KT4821' },
  }),
});
const answer = await response.json();
if (!response.ok) {
  const { code, request_id } = answer.error;
  throw new Error(`${code} (${request_id})`);
}
console.log(answer.id);
