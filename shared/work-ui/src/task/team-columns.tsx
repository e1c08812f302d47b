import { sayDuration, type TaskPeople } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { ProgressBar, StatusText, type DataColumn } from '@atrium/ui';
import { loadColumns } from './load-columns.js';

type Person = TaskPeople['items'][number];

/** How much somebody of an area has to do, and this week; the name leads to their tasks. */
export function teamColumns(linkTo: (userId: string) => string): DataColumn<Person>[] {
  const usual: DataColumn<Person>[] = loadColumns(linkTo);
  return [
    ...usual.filter(({ id }) => id !== 'estimate'),
    {
      id: 'waiting',
      header: t('Blocked tasks'),
      align: 'end',
      cell: ({ waiting }) => (waiting > 0 ? <StatusText tone="warning">{waiting}</StatusText> : waiting),
    },
    { id: 'planned', header: t('Planned this week'), card: 'note', cell: (row) => <Planned person={row} /> },
    {
      id: 'tracked',
      header: t('Tracked this week'),
      align: 'end',
      cell: ({ tracked }) => <bdi dir="ltr">{sayDuration(tracked)}</bdi>,
    },
  ];
}

function Planned({ person: { planned, available } }: { person: Person }) {
  const hours = sayDuration(planned);
  if (available === null) return <bdi dir="ltr">{hours}</bdi>;
  const words = t('{spent} of {estimate}', { spent: hours, estimate: sayDuration(available) });
  const over = planned > available;
  return (
    <div className="d-grid gap-1">
      <bdi>{over ? <StatusText tone="danger">{words}</StatusText> : words}</bdi>
      <ProgressBar value={planned} max={Math.max(available, 1)} label={words} />
    </div>
  );
}
