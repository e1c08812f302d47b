import { Combobox } from '@atrium/ui';

const CITIES = [
  'Ahmedabad',
  'Bengaluru',
  'Chennai',
  'Delhi',
  'Hyderabad',
  'Jaipur',
  'Kochi',
  'Kolkata',
  'Mumbai',
  'Pune',
];

export default function OneOfMany() {
  return (
    <div className="at-fields">
      <Combobox
        label="City"
        help="Type a few letters"
        defaultValue="Pune"
        options={CITIES.map((city) => ({ value: city, label: city }))}
      />
    </div>
  );
}
