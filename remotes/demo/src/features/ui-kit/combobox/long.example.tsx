import { Combobox } from '@atrium/ui';

const INVOICES = Array.from({ length: 20_000 }, (_, at) => ({
  value: String(at),
  label: `INV-${String(at + 1).padStart(5, '0')}`,
  note: at % 2 ? 'Sagar Textiles' : 'Northlight Media',
}));

export default function TwentyThousand() {
  return (
    <div className="at-fields">
      <Combobox label="Invoice" options={INVOICES} />
    </div>
  );
}
