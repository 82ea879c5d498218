import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_SECONDS = 300;

// rawBody: the body as received, as text or as a Buffer
// secrets: one secret, or a list of them
export function isGenuine(header, rawBody, secrets) {
  const parts = (header ?? '')
    .split(',')
    .map((part) => part.trim().split('='));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^[0-9]{1,12}$/.test(time)) return false;
  const age = Math.abs(Date.now() / 1000 - Number(time));
  if (age > TOLERANCE_SECONDS) return false;

  const given = parts
    .filter(([name]) => name === 'v1')
    .map(([, value]) => Buffer.from(value ?? '', 'hex'));
  return [secrets].flat().some((secret) => {
    const hmac = createHmac('sha256', secret);
    const expected = hmac.update(`${time}.`).update(rawBody).digest();
    return given.some(
      (one) =>
        one.length === expected.length && timingSafeEqual(one, expected),
    );
  });
}
