'use client';

import Select from 'react-select';

const carriers = ['Telnyx', 'Twilio'].map((name) => ({ value: name.toLowerCase(), label: name }));

export default function CarrierSelect() {
  return <Select instanceId="carrier" aria-label="Carrier" options={carriers} />;
}
