import { CALENDAR_IMPORT_REASON_LABELS, type CalendarImport } from '@atrium/contracts';
import { formatNumber, t, translate, useCompanyPath, useStep } from '@atrium/sdk';
import { Button, ButtonLink, Card, Metrics, Note } from '@atrium/ui';
import { ImportEntries } from './import-entries.js';
import { useRunCalendarImportMutation, useUndoCalendarImportMutation } from './import.api.js';

interface ReportProps {
  given: CalendarImport;
}

/** What a file would bring, or has brought, into the calendar. */
export function ImportReport({ given, onLeave }: ReportProps & { onLeave: () => void }) {
  return (
    <>
      <Outcome given={given} />
      <Figures given={given} />
      <Guests given={given} />
      <Floating given={given} />
      <LeftOut given={given} />
      <Coming given={given} />
      <Actions given={given} onLeave={onLeave} />
    </>
  );
}

function Guests({ given: { counts, state } }: ReportProps) {
  if (counts.guests === 0 || state === 'undone') return null;
  return (
    <Note>
      {t(
        '{count, plural, one {# event has guests. No one is invited or mailed.} other {# events have guests. No one is invited or mailed.}}',
        { count: counts.guests },
      )}
    </Note>
  );
}

/** All that the file brings, or brought. */
function Coming({ given: { id, counts, state } }: ReportProps) {
  if (counts.add + counts.change === 0 || state === 'undone') return null;
  return (
    <ImportEntries
      importId={id}
      of="coming"
      title={state === 'ready' ? t('Events that come') : t('Events of the file')}
    />
  );
}

function Floating({ given: { id, counts } }: ReportProps) {
  if (counts.floating === 0) return null;
  return (
    <ImportEntries
      importId={id}
      of="floating"
      title={t(
        '{count, plural, one {# event names no time zone and is read in yours} other {# events name no time zone and are read in yours}}',
        { count: counts.floating },
      )}
    />
  );
}

function LeftOut({ given: { id, left, keptTitles } }: ReportProps) {
  return (
    <>
      {left.map(({ reason, count }) => (
        <ImportEntries
          key={reason}
          importId={id}
          of="left"
          reason={reason}
          title={t('Left out: {reason} ({count, number})', {
            reason: translate(CALENDAR_IMPORT_REASON_LABELS[reason]),
            count,
          })}
        />
      ))}
      {keptTitles.length > 0 && (
        <Titles
          title={t('Kept, since they were changed after the import')}
          titles={keptTitles.map(({ title }) => title)}
        />
      )}
    </>
  );
}

function Outcome({ given: { state, counts, allowedTransitions } }: ReportProps) {
  if (state === 'done')
    return (
      <Note tone="success" live>
        {t('{count, plural, one {# event imported.} other {# events imported.}}', { count: counts.done })}
      </Note>
    );
  if (state === 'undone')
    return (
      <Note tone="success" live>
        {t('{count, plural, one {Import undone: # event.} other {Import undone: # events.}}', {
          count: counts.undone,
        })}
      </Note>
    );
  if (state === 'ready' && !allowedTransitions.includes('run'))
    return <Note>{t('There is nothing new in this file.')}</Note>;
  return null;
}

function Figures({ given: { counts } }: ReportProps) {
  const { add, change, same, left, series } = counts;
  return (
    <Metrics
      label={t('Entries of the file')}
      items={[
        { label: t('New events'), value: formatNumber(add), tone: 'success' },
        { label: t('Repeating'), value: formatNumber(series) },
        { label: t('Changed'), value: formatNumber(change) },
        { label: t('Already there'), value: formatNumber(same) },
        ...(left > 0 ? [{ label: t('Left out'), value: formatNumber(left), tone: 'danger' as const }] : []),
      ]}
    />
  );
}

function Titles({ title, titles }: { title: string; titles: readonly string[] }) {
  if (titles.length === 0) return null;
  return (
    <Card title={title}>
      <ul className="m-0">
        {titles.map((each, place) => (
          <li key={`${String(place)} ${each}`}>
            <bdi>{each}</bdi>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Actions({ given, onLeave }: ReportProps & { onLeave: () => void }) {
  const { id, version, allowedTransitions, state } = given;
  const [run] = useRunCalendarImportMutation();
  const [undo] = useUndoCalendarImportMutation();
  const { take, busy } = useStep();
  const toPath = useCompanyPath();
  const takeBack = () =>
    take({
      ask: {
        title: t('Undo this import?'),
        text: t('Its events leave the calendar. Those that were changed since stay.'),
        confirmText: t('Undo'),
        tone: 'danger',
      },
      work: () => undo({ id, version }).unwrap(),
    });
  return (
    <div className="d-flex flex-wrap gap-2">
      {allowedTransitions.includes('run') && (
        <Button
          variant="primary"
          busy={busy}
          onClick={() => void take({ work: () => run({ id, version }).unwrap() })}
        >
          {state === 'ready' ? t('Import') : t('Continue with the rest')}
        </Button>
      )}
      <ButtonLink to={toPath('calendar')}>{t('Back to the calendar')}</ButtonLink>
      <Button onClick={onLeave}>{t('Choose another file')}</Button>
      {allowedTransitions.includes('undo') && (
        <Button variant="ghost" busy={busy} onClick={() => void takeBack()}>
          {t('Undo import')}
        </Button>
      )}
    </div>
  );
}
