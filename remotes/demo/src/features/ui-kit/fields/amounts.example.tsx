import { DurationField, MoneyField } from '@atrium/ui';

export default function Amounts() {
  return (
    <div className="at-fields">
      <MoneyField label="Budget" defaultValue={1_026_248_000} />
      <MoneyField label="Advance" currency="USD" defaultValue={250_000} />
      <DurationField label="Estimate" defaultValue={90} />
    </div>
  );
}
