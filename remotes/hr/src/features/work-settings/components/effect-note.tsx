import type { HolidayEffect } from '@atrium/contracts';
import { formatDate, t } from '@atrium/sdk';
import { Note } from '@atrium/ui';

/** Says whose days a change of holidays affects, and what becomes of their approved leave, before it is saved. */
export function EffectNote({ effect }: { effect: HolidayEffect | undefined }) {
  if (!effect) return null;
  const { people, names, leave } = effect;
  if (people === 0 && leave.length === 0) return <Note>{t('This changes no one’s days.')}</Note>;
  const more = people - names.length;
  return (
    <Note tone="warning">
      {people > 0 && (
        <p>
          {daysOf(effect)} <bdi>{names.join(', ')}</bdi>
          {more > 0 && ` ${t('and {count} more', { count: more })}`}
        </p>
      )}
      <LeaveLine title={t('Comes back from approved leave:')} leave={leave.filter(({ days }) => days > 0)} />
      <LeaveLine title={t('Approved leave uses again:')} leave={leave.filter(({ days }) => days < 0)} />
    </Note>
  );
}

function daysOf({ people, days, from, to }: HolidayEffect): string {
  const count = t(
    'This changes {days, plural, one {one day} other {# days}} of {people, plural, one {one person} other {# people}}',
    { days, people },
  );
  if (from === null || to === null) return `${count}:`;
  if (from === to)
    return t('This changes {date} for {people, plural, one {one person} other {# people}}:', {
      people,
      date: formatDate(from),
    });
  return `${count} (${t('{from} to {to}', { from: formatDate(from), to: formatDate(to) })}):`;
}

function LeaveLine({ title, leave }: { title: string; leave: HolidayEffect['leave'] }) {
  if (leave.length === 0) return null;
  return (
    <p>
      {title}{' '}
      {leave.map(({ name, date }, index) => (
        <span key={`${name} ${date}`}>
          {index > 0 && ' · '}
          <bdi>{name}</bdi>, {formatDate(date)}
        </span>
      ))}
    </p>
  );
}
