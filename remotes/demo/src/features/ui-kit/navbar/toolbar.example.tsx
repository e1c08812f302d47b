import { Button, FilterChip, FilterSelect, SearchBox, Toolbar } from '@atrium/ui';
import { useState } from 'react';

const CITIES = [
  { value: 'pune', label: 'Pune' },
  { value: 'mumbai', label: 'Mumbai' },
];

export default function BarAboveAList() {
  const [search, setSearch] = useState('');
  const [city, setCity] = useState('');
  const [late, setLate] = useState(true);
  return (
    <Toolbar end={<Button size="sm">Export</Button>}>
      <SearchBox label="Search guests" value={search} onSearch={setSearch} />
      <FilterSelect label="City" value={city} all="All cities" options={CITIES} onChange={setCity} />
      {late && <FilterChip field="Arrival" value="Late" onRemove={() => setLate(false)} />}
    </Toolbar>
  );
}
