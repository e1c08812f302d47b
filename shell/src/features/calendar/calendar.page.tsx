import type { CalendarItem, CalendarItems } from '@atrium/contracts';
import { lazyDialog, lazyPage, t, translate, useCompanyPath } from '@atrium/sdk';
import {
  Button,
  Calendar,
  CalendarActions,
  ErrorState,
  Note,
  Page,
  sayPeriod,
  SkeletonCards,
  SkeletonPage,
  Toolbar,
} from '@atrium/ui';
import { Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../app/use-page-title.js';
import { useListCalendarItemsQuery } from './calendar.api.js';
import styles from './calendar.module.scss';
import type { NewEvent } from './event-form.rules.js';
import { NEW_IMPORT } from './import-place.rules.js';
import { OpenedEvent } from './opened-event.js';
import { shownItem } from './shown-items.rules.js';
import { SourceList } from './source-list.js';
import { useCalendarPlace, windowOf } from './use-calendar-place.js';
import { useEventMoves } from './use-event-edits.js';
import { useScopeQuestion, type ScopeQuestion } from './use-scope-question.js';
import { useSources } from './use-sources.js';

const EventDialog = lazyDialog(() => import('./event.dialog.js'));
const ImportPage = lazyPage(() => import('./import-page.js'));

/** The calendar; `?import=` is an import of a file into it. */
export default function CalendarPage() {
  usePageTitle(t('Calendar'));
  const [params, setParams] = useSearchParams();
  const importId = params.get('import');
  if (importId === null) return <Days onImport={() => setParams({ import: NEW_IMPORT })} />;
  return (
    <Suspense fallback={<SkeletonPage />}>
      <ImportPage id={importId} />
    </Suspense>
  );
}

/** Events and what other parts of the portal have by days. */
function Days({ onImport }: { onImport: () => void }) {
  const place = useCalendarPlace();
  const { view, day } = place;
  const shown = useSources();
  const [added, setAdded] = useState<NewEvent | null>(null);
  const [opened, setOpened] = useState<CalendarItem | null>(null);
  const question = useScopeQuestion();
  return (
    <Page
      title={t('Calendar')}
      subtitle={sayPeriod(view, day)}
      actions={<Actions onImport={onImport} onAdd={() => setAdded({ day, from: null })} />}
      toolbar={
        <Toolbar>
          <CalendarActions {...place} />
        </Toolbar>
      }
    >
      <div className={styles['layout']}>
        <SourceList sources={shown.sources} isOn={shown.isOn} onToggle={shown.toggle} />
        <Shown
          {...{ place, shown, question }}
          onNew={(on, from) => setAdded({ day: on, from: from ?? null })}
          onOpen={setOpened}
        />
      </div>
      {added && <EventDialog added={added} event={null} ask={question.ask} onClose={() => setAdded(null)} />}
      {opened?.event && (
        <OpenedEvent
          key={opened.id}
          place={opened.event}
          ask={question.ask}
          onClose={() => setOpened(null)}
        />
      )}
      {question.dialog}
    </Page>
  );
}

function Actions({ onImport, onAdd }: { onImport: () => void; onAdd: () => void }) {
  return (
    <>
      <Button size="sm" variant="ghost" icon="upload" onClick={onImport}>
        {t('Import')}
      </Button>
      <Button size="sm" variant="primary" icon="plus" onClick={onAdd}>
        {t('New event')}
      </Button>
    </>
  );
}

interface ShownProps {
  place: ReturnType<typeof useCalendarPlace>;
  shown: ReturnType<typeof useSources>;
  question: ScopeQuestion;
  onNew: (day: string, from?: string) => void;
  onOpen: (item: CalendarItem) => void;
}

function Shown({ place, shown, question, onNew, onOpen }: ShownProps) {
  const { view, day, today, go } = place;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { data, error, refetch } = useListCalendarItemsQuery({ ...windowOf(view, day), zone });
  const move = useEventMoves(question.ask);
  const toPath = useCompanyPath();
  const navigate = useNavigate();
  if (!data)
    return error ? (
      <ErrorState title={t('The calendar did not load')} error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonCards cards={1} rows={8} label={t('Loading the calendar')} />
    );
  const find = (id: string) => data.items.find((each) => each.id === id);
  const open = (item: CalendarItem | undefined) => {
    if (item?.event) onOpen(item);
    else if (item?.url) void navigate(toPath(item.url));
  };
  return (
    <div className="d-grid gap-2">
      <FailedSources failed={data.failed} onRetry={() => void refetch()} />
      <Suspense fallback={<SkeletonCards cards={1} rows={8} label={t('Loading the calendar')} />}>
        <Calendar
          {...{ view, day, today, go, onNew }}
          events={eventsOf(data.items, shown)}
          onOpen={(id) => open(find(id))}
          onMove={(id, by) => {
            const item = find(id);
            if (item) void move(item, by);
          }}
        />
      </Suspense>
    </div>
  );
}

function FailedSources({ failed, onRetry }: Pick<CalendarItems, 'failed'> & { onRetry: () => void }) {
  return failed.map(({ key, title }) => (
    <Note key={key} tone="warning">
      {t('{title} could not be loaded.', { title: translate(title) })}{' '}
      <Button size="xs" onClick={onRetry}>
        {t('Try again')}
      </Button>
    </Note>
  ));
}

function eventsOf(items: readonly CalendarItem[], { sources, isOn }: ReturnType<typeof useSources>) {
  const known = new Map(sources.map((source) => [source.key, source]));
  return items.flatMap((item) => {
    const source = known.get(item.source);
    if (!source || !isOn(source)) return [];
    const look = { kind: translate(source.title), hue: source.colour, busy: t('Busy') };
    return shownItem(item, look);
  });
}
