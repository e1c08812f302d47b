import { readAskedEvent } from '@atrium/contracts';
import { lazyDialog, lazyPage, t } from '@atrium/sdk';
import {
  Button,
  CalendarActions,
  Page,
  sayPeriod,
  SearchBox,
  SkeletonPage,
  Toolbar,
  usePhone,
  useSearchParams,
  withValues,
  useTablet,
  type PageProps,
} from '@atrium/ui';
import { Suspense, useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { NewEvent } from './event-form.rules.js';
import { NEW_IMPORT } from './import-place.rules.js';
import { IntroductionLine, useIsIntroducing } from './introduction-line.js';
import { OpenedEvent } from './opened-event.js';
import { ShownCalendar } from './shown-calendar.js';
import { useCalendarKeys } from './use-calendar-keys.js';
import { useCalendarLook, useCalendarPlace } from './use-calendar-place.js';
import { useOpenedPlace } from './use-opened-place.js';
import { useScopeQuestion, type ScopeQuestion } from './use-scope-question.js';

const EventDialog = lazyDialog(() => import('./event.dialog.js'));
const FindTimeDialog = lazyDialog(() => import('./find-time.dialog.js'));
const GoToDateDialog = lazyDialog(() => import('./go-to-date.dialog.js'));
const MyCalendar = lazyDialog(() => import('./own/my-calendar.js'));

const ImportPage = lazyPage(() => import('./import-page.js'));

/** The calendar; `?import=` is an import of a file into it. */
export default function CalendarPage() {
  const [params, setParams] = useSearchParams();
  const importId = params.get('import');
  if (importId === null) return <Days onImport={() => setParams({ import: NEW_IMPORT })} />;
  return (
    <Suspense fallback={<SkeletonPage />}>
      <ImportPage id={importId} />
    </Suspense>
  );
}

interface AddedEventProps extends Pick<ComponentProps<typeof EventDialog>, 'ask' | 'onClose'> {
  added: NewEvent | null;
  day: string;
}

/** The event that is added here, or that the address asks for. */
function AddedEvent({ added, day, ask, onClose }: AddedEventProps) {
  const asked = useAskedEvent();
  if (!added && !asked.is) return null;
  const close = () => {
    onClose();
    asked.end();
  };
  return <EventDialog added={added ?? asked.event ?? { day }} event={null} ask={ask} onClose={close} />;
}

/** Events and what other parts of the portal have by days. */
function Days({ onImport }: { onImport: () => void }) {
  const place = useCalendarPlace();
  const { day } = place;
  const [search, setSearch] = useState('');
  const [added, setAdded] = useState<NewEvent | null>(null);
  const { open } = useOpenedPlace();
  const [ownOpen, setOwnOpen] = useState(false);
  const [going, setGoing] = useState(false);
  const [finding, setFinding] = useState(false);
  const question = useScopeQuestion();
  const add = () => setAdded({ day });
  useCalendarKeys(place, { onNew: add, onGo: () => setGoing(true), onFind: () => setFinding(true) });
  const find = <SearchBox label={t('Search events')} value={search} onSearch={setSearch} />;
  const own = (
    <OwnActions onImport={onImport} onOwn={() => setOwnOpen(true)} onFind={() => setFinding(true)} />
  );
  const { narrow, ...frame } = useFrame({ place, isSearch: search !== '', add, find, own });
  return (
    <Page {...frame}>
      <IntroductionLine onImport={onImport} onSubscribe={() => setOwnOpen(true)} />
      <ShownCalendar
        place={place}
        question={question}
        search={search}
        {...(!narrow && { find, own })}
        onNew={setAdded}
        onOpen={open}
      />
      <AddedEvent added={added} day={day} ask={question.ask} onClose={() => setAdded(null)} />
      <OpenedFromAddress ask={question.ask} />
      {going && (
        <GoToDateDialog day={day} onGo={(to) => place.go({ day: to })} onClose={() => setGoing(false)} />
      )}
      {finding && (
        <FindTimeDialog
          day={day < place.today ? place.today : day}
          onTake={(found) => {
            setFinding(false);
            setAdded(found);
          }}
          onClose={() => setFinding(false)}
        />
      )}
      {ownOpen && <MyCalendar onClose={() => setOwnOpen(false)} />}
      {question.dialog}
    </Page>
  );
}

interface FrameGiven {
  place: ReturnType<typeof useCalendarPlace>;
  isSearch: boolean;
  add: () => void;
  find: ReactNode;
  own: ReactNode;
}

/** What stands around the days. A narrow header has no room for all buttons beside the period. */
function useFrame({ place, isSearch, add, find, own }: FrameGiven) {
  const { view, day } = place;
  const { firstWeekday } = useCalendarLook();
  const [onPhone, onTablet] = [usePhone(), useTablet()];
  const narrow = onPhone || onTablet;
  const actions = (
    <>
      {narrow ? own : <CalendarActions {...place} />}
      <Button size="sm" variant="primary" icon="plus" onClick={add}>
        {t('New event')}
      </Button>
    </>
  );
  const toolbar = narrow && (
    <Toolbar>
      <CalendarActions {...place} />
      {find}
    </Toolbar>
  );
  const fill: PageProps['fill'] = onPhone || view === 'agenda' || isSearch ? 'body' : 'work';
  return { narrow, title: sayPeriod(view, day, firstWeekday), fill, actions, toolbar };
}

/** `?new=1` is the form of a new event: the palette and other pages lead to it, with what they know of it. */
function useAskedEvent() {
  const [params, setParams] = useSearchParams();
  const { hash } = useLocation();
  const end = () => setParams((before) => withValues(before, { new: null }), { replace: true });
  const event = useMemo(() => readAskedEvent(hash), [hash]);
  return { is: params.has('new'), event, end: () => params.has('new') && end() };
}

function OpenedFromAddress({ ask }: Pick<ScopeQuestion, 'ask'>) {
  const { place, close } = useOpenedPlace();
  if (!place) return null;
  return <OpenedEvent key={`${place.id} ${place.at ?? ''}`} place={place} ask={ask} onClose={close} />;
}

interface OwnActionsProps {
  onImport: () => void;
  onOwn: () => void;
  onFind: () => void;
}

function OwnActions({ onImport, onOwn, onFind }: OwnActionsProps) {
  const isOffered = useIsIntroducing();
  return (
    <>
      <Button size="sm" variant="ghost" icon="search" onClick={onFind}>
        {t('Find a time')}
      </Button>
      <Button size="sm" variant="ghost" icon="settings" onClick={onOwn}>
        {t('My calendar')}
      </Button>
      {!isOffered && (
        <Button size="sm" variant="ghost" icon="upload" onClick={onImport}>
          {t('Import')}
        </Button>
      )}
    </>
  );
}
