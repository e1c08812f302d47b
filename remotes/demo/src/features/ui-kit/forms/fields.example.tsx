import { DateField, PasswordField, SelectField, TextAreaField, TextField } from '@atrium/ui';

const CITIES = [
  { value: 'pnq', label: 'Pune' },
  { value: 'bom', label: 'Mumbai' },
];

export default function Fields() {
  return (
    <div className="at-fields">
      <TextField label="Name" required defaultValue="Kavya Iyer" />
      <TextField label="Email" type="email" icon="mail" help="Where the invoice goes." />
      <TextField label="IFSC" defaultValue="HDFC00123" error="11 characters, like HDFC0001234." />
      <SelectField label="City" options={CITIES} placeholder="Choose a city" />
      <DateField label="Joining date" defaultValue="2026-06-29" />
      <PasswordField label="Password" autoComplete="new-password" />
      <TextAreaField label="Note" rows={3} wide />
    </div>
  );
}
