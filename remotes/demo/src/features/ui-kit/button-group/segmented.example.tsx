import { Segmented } from '@atrium/ui';
import { useState } from 'react';

const VIEWS = [
  { value: 'table', label: 'Table', icon: 'list' },
  { value: 'board', label: 'Board', icon: 'columns' },
  { value: 'calendar', label: 'Calendar', icon: 'calendar' },
] as const;

export default function OneOfAFew() {
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>('table');
  return <Segmented label="View" value={view} options={VIEWS} onChange={setView} />;
}
