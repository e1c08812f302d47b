import { datesOf, monthRange, type AbsenceList } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Card, EmptyState, Loaded, MonthGrid, SkeletonCards, type MonthMark } from '@atrium/ui';
import { Suspense } from 'react';
import { MonthPicker } from '../../../shared/month-picker.js';
import { useMonth } from '../../../shared/use-month.js';
import { useListAbsencesQuery } from '../leave.api.js';
import { useToday } from '../../../shared/use-today.js';

type Absence = AbsenceList['items'][number];

interface Person {
  id: string;
  name: string;
  absences: Absence[];
}

/** Who is away in a month; why, only for who may read leave. */
export function Absences() {
  const { month } = useMonth();
  const days = datesOf(monthRange(month));
  const [from = month] = days;
  const query = useListAbsencesQuery({ from, to: days.at(-1) ?? from });
  return (
    <Card fill="rows" title={t('Absence calendar')} actions={<MonthPicker />}>
      <Loaded of={query} current title={t('Absences could not be loaded')} skeleton={<Waiting />}>
        {(absences) => <Month days={days} people={byPerson(absences)} />}
      </Loaded>
    </Card>
  );
}

const Waiting = () => <SkeletonCards cards={1} rows={6} label={t('Loading absences')} />;

function Month({ days, people }: { days: string[]; people: Person[] }) {
  const today = useToday();
  if (people.length === 0)
    return <EmptyState title={t('No one is away')} text={t('Approved and requested leave appears here.')} />;
  return (
    <Suspense fallback={<Waiting />}>
      <MonthGrid
        label={t('Absence calendar')}
        head={t('{count, plural, one {# person} other {# people}}', { count: people.length })}
        usual={t('Not away')}
        days={days}
        today={today}
        rows={people}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        markOf={markOf}
      />
    </Suspense>
  );
}

function byPerson({ items }: AbsenceList): Person[] {
  const people = new Map<string, Person>();
  for (const absence of items) {
    const { id, name } = absence.employee;
    const person = people.get(id) ?? { id, name, absences: [] };
    person.absences.push(absence);
    people.set(id, person);
  }
  return [...people.values()].sort((one, other) => one.name.localeCompare(other.name));
}

function markOf({ absences }: Person, day: string): MonthMark | undefined {
  const absence = absences.find(({ from, to }) => from <= day && day <= to);
  if (!absence) return { sign: '', label: t('Not away') };
  const label = absence.type ?? t('Away');
  return { sign: '•', label, tone: 'leave', outlined: absence.state === 'pending' };
}
