import type { StartTemplate, TemplatePlan, TemplateSeat } from '@atrium/contracts';
import { formatDate, t } from '@atrium/sdk';
import { Loaded, Note, PersonPicker, SkeletonCards } from '@atrium/ui';
import { Suspense } from 'react';
import styles from './template.module.scss';
import { usePlanTemplateQuery } from './template.api.js';

interface StartPreviewProps {
  id: string;
  given: StartTemplate;
  onPeople: (people: StartTemplate['people']) => void;
}

/** What starting a template makes, by whom and until when. */
export function StartPreview({ id, given, onPeople }: StartPreviewProps) {
  const { startOn, projectId, people } = given;
  // The area changes nothing of it.
  const query = usePlanTemplateQuery({
    id,
    startOn,
    people,
    tab: null,
    projectId: projectId || null,
  });
  return (
    <Loaded
      of={query}
      title={t('The preview did not load')}
      skeleton={<SkeletonCards cards={1} rows={4} label={t('Loading the preview')} />}
    >
      {(data) => {
        const choose = (seat: string, userId: string | null) =>
          onPeople([...people.filter((each) => each.seat !== seat), { seat, userId }]);
        return (
          <>
            <Seats seats={data.seats} onChoose={choose} />
            <PlannedTasks plan={data} />
          </>
        );
      }}
    </Loaded>
  );
}

const nameOfSeat = ({ kind, label }: TemplateSeat): string => (kind === 'lead' ? t('Project lead') : label);

interface SeatsProps {
  seats: readonly TemplateSeat[];
  onChoose: (seat: string, userId: string | null) => void;
}

/** Who does what; those for whom nobody was found stand first. */
function Seats({ seats, onChoose }: SeatsProps) {
  const open = seats.filter(({ person }) => person === null);
  if (seats.length === 0) return null;
  return (
    <section className="d-grid gap-2" aria-label={t('People')}>
      {open.length > 0 && (
        <Note tone="warning">
          {t('No one was found for: {names}. Choose someone, or their tasks stay unassigned.', {
            names: open.map(nameOfSeat).join(', '),
          })}
        </Note>
      )}
      <div className="at-fields">
        <Suspense fallback={<SkeletonCards cards={1} rows={1} label={t('Loading the people')} />}>
          {seats.map((seat) => (
            <PersonPicker
              key={`${seat.key} ${seat.person?.id ?? ''}`}
              label={nameOfSeat(seat)}
              name={seat.key}
              value={seat.person?.id ?? ''}
              chosen={seat.person ? { value: seat.person.id, label: seat.person.name } : null}
              onChange={({ target }) => onChoose(seat.key, target.value || null)}
            />
          ))}
        </Suspense>
      </div>
    </section>
  );
}

function PlannedTasks({ plan: { tasks, seats } }: { plan: TemplatePlan }) {
  const nameOf = (key: string | null) =>
    seats.find((seat) => seat.key === key)?.person?.name ?? t('Unassigned');
  return (
    <ol className={styles['plan']} aria-label={t('Tasks')}>
      {tasks.map(({ title, level, seat, dueOn }, at) => (
        <li key={at} style={{ paddingInlineStart: level * 20 }}>
          <bdi className={styles['grow']}>{title}</bdi>
          <bdi className="at-muted">{nameOf(seat)}</bdi>
          <span className="at-muted">{dueOn ? formatDate(dueOn, SHORT) : t('No date')}</span>
        </li>
      ))}
    </ol>
  );
}

const SHORT = { weekday: 'short', day: 'numeric', month: 'short' } as const;
