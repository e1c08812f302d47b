import { type AbsenceList } from '@atrium/contracts';
import { formatDate, t, useCompanyPath } from '@atrium/sdk';
import { Avatar, Card, ListRow, Loaded, PartSkeleton } from '@atrium/ui/widget';
import { Link } from 'react-router-dom';
import { useListAbsencesQuery } from '../leave.api.js';
import { useToday } from '../../../shared/use-today.js';

const SHOWN = 5;
const UNTIL = { weekday: 'short', day: 'numeric', month: 'short' } as const;

type Absence = AbsenceList['items'][number];

/** Who is on leave today and until when. Why stands nowhere here, whoever looks. */
export function AwayToday() {
  const today = useToday();
  const query = useListAbsencesQuery({ from: today, to: today });
  return (
    <Loaded
      of={query}
      title={t('Absences could not be loaded')}
      skeleton={<PartSkeleton label={t('Loading absences')} />}
      frame={(waiting) => <Card title={t('Who is away today')}>{waiting}</Card>}
    >
      {({ items }) => <Away away={oncePerPerson(items)} today={today} />}
    </Loaded>
  );
}

function Away({ away, today }: { away: readonly Absence[]; today: string }) {
  const path = useCompanyPath()('leave/management');
  const more = away.length - SHOWN;
  return (
    <Card
      title={t('Who is away today')}
      {...(away.length > 0 && { count: away.length })}
      fill={away.length > 0 ? 'rows' : 'body'}
      footer={
        <Link to={`${path}?view=away`}>
          {more > 0 ? t('{count} more away', { count: more }) : t('Absence calendar')}
        </Link>
      }
    >
      {away.length === 0 && <span className="at-muted at-13">{t('No one is away today.')}</span>}
      {away.slice(0, SHOWN).map(({ employee, to }) => (
        <ListRow
          key={employee.id}
          compact
          lead={<Avatar name={employee.name} />}
          title={employee.name}
          end={<span className="at-muted at-12">{untilWhen(to, today)}</span>}
        />
      ))}
    </Card>
  );
}

const untilWhen = (to: string, today: string): string =>
  to === today ? t('Away today') : t('Away until {day}', { day: formatDate(to, UNTIL) });

/** Approved absences, of each person the one that ends last. */
function oncePerPerson(items: readonly Absence[]): Absence[] {
  const away = new Map<string, Absence>();
  for (const each of items) {
    if (each.state === 'pending') continue;
    const known = away.get(each.employee.id);
    if (!known || known.to < each.to) away.set(each.employee.id, each);
  }
  return [...away.values()].sort((one, other) => one.employee.name.localeCompare(other.employee.name));
}
