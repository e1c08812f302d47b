import { History, type HistoryItem } from '@atrium/ui';

const items: HistoryItem[] = [
  {
    id: '2',
    at: '2026-06-26T09:10:00Z',
    title: 'Employee changed',
    by: 'Ananya Rao',
    changes: [
      { field: 'designation', label: 'Designation', before: 'Product designer', after: 'Senior designer' },
      { field: 'grade', label: 'Grade', before: 'G4', after: 'G5' },
    ],
  },
  {
    id: '1',
    at: '2025-01-06T04:00:00Z',
    title: 'Employee created',
    by: 'Meera Iyer',
    changes: [{ field: 'department', label: 'Department', before: null, after: 'Design' }],
  },
];

export default function HistoryExample() {
  return <History label="History of Kavya Iyer" items={items} />;
}
