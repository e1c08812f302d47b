import type { RecordRow } from '@atrium/contracts';
import { t, toFailure, translate } from '@atrium/sdk';
import { Suspense, useEffect, useRef, type RefObject } from 'react';
import { Activity } from '../activity/lazy-activity.js';
import { Card } from '../card/card.js';
import { Tabs } from '../overlay/tabs.js';
import { EmptyState } from '../states/empty-state.js';
import { Loaded } from '../states/loaded.js';
import { PartSkeleton } from '../states/part-skeleton.js';
import { RecordFacts } from './record-facts.js';
import { PartBoundary } from './part-boundary.js';
import { PropertyList } from './property-list.js';
import type { OpenedLook, RecordViewProps } from './record-view.types.js';

const OVERVIEW = 'overview';
/** Of the address: they are in the overview, and brought into sight. */
const COMMENTS = 'comments';
const HISTORY = 'history';
/** With the overview. */
const MOST_TABS = 6;

/** The overview and parts under tabs, of which each fails by itself; or why there is nothing to show. */
export function RecordBody<Row extends RecordRow>(props: RecordViewProps<Row> & { row: Row | undefined }) {
  const { record, answer } = props;
  const { error, isFetching, refetch } = answer;
  if (!props.row && isGone(error)) return <Gone />;
  const title = t('{record} could not be loaded', { record: translate(record.one) });
  return (
    <Loaded of={{ data: props.row, error, isFetching, refetch }} title={title}>
      {(row) => <Parts {...props} row={row} />}
    </Loaded>
  );
}

function Parts<Row extends RecordRow>(props: RecordViewProps<Row> & { row: Row }) {
  const { row, parts = [] } = props;
  const chosen = parts.find(({ key }) => key === props.part);
  const shown = (
    <div className="at-record-part">
      {chosen ? (
        <PartBoundary key={chosen.key} label={chosen.label}>
          <Suspense fallback={<PartSkeleton />}>{chosen.render(row)}</Suspense>
        </PartBoundary>
      ) : (
        <Overview {...props} row={row} />
      )}
    </div>
  );
  // Without other parts there is nothing to choose.
  if (parts.length === 0) return <div className="at-record-b">{shown}</div>;
  return (
    <div className="at-record-b">
      <Tabs
        label={t('Parts of this record')}
        value={chosen?.key ?? OVERVIEW}
        most={MOST_TABS}
        tabs={[
          { value: OVERVIEW, label: t('Overview') },
          ...parts.map(({ key, label }) => ({ value: key, label })),
        ]}
        onChange={(key) => props.onPart(key === OVERVIEW ? null : key)}
      >
        {shown}
      </Tabs>
    </div>
  );
}

/** What surrounds a hint stays when the hint does not arrive. */
function Hint<Row extends RecordRow>({ row, of }: { row: Row; of: OpenedLook<Row>['lead'] }) {
  return (
    of && (
      <PartBoundary key={row.id} label={t('Overview')}>
        {of(row)}
      </PartBoundary>
    )
  );
}

/** Until what stands before it has been loaded, also by a slow connection. */
const SETTLED_MS = 10_000;
/** By which a reader goes elsewhere. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Brings a part that the address names into sight on arrival, also while those before it still grow; from the first move
 * of the reader on it stays where they put it.
 */
function useInSight(place: RefObject<HTMLElement | null>, named: boolean): void {
  useEffect(() => {
    const { current } = place;
    if (!named || !current) return undefined;
    const show = () => current.scrollIntoView({ block: 'nearest' });
    show();
    if (typeof ResizeObserver === 'undefined' || !current.parentElement) return undefined;
    const observer = new ResizeObserver(show);
    const stop = () => {
      clearTimeout(end);
      observer.disconnect();
      for (const move of MOVES) document.removeEventListener(move, stop, true);
    };
    const end = setTimeout(stop, SETTLED_MS);
    for (const move of MOVES) document.addEventListener(move, stop, { capture: true, passive: true });
    observer.observe(current.parentElement);
    return stop;
  }, [place, named]);
}

/** Its story, with the properties and related records beside it or, in a narrow place, before what was said and done. */
function Overview<Row extends RecordRow>(props: RecordViewProps<Row> & { row: Row }) {
  const { row, record, part, lead, after, aside, properties } = props;
  const activity = useRef<HTMLElement>(null);
  useInSight(activity, part === COMMENTS || part === HISTORY);
  return (
    <div className="at-record-two">
      <div className="at-record-main">
        <Hint row={row} of={lead} />
        <Hint row={row} of={after} />
      </div>
      <aside className="at-record-aside" aria-label={t('Properties')}>
        {properties ? (
          <PropertyList row={row} fields={record.fields} properties={properties} />
        ) : (
          <Facts {...props} row={row} />
        )}
        <Hint row={row} of={aside} />
      </aside>
      <section className="at-card at-record-talk" aria-label={t('Activity')} ref={activity}>
        <div className="at-card-h">
          <h2>{t('Activity')}</h2>
        </div>
        <div className="at-card-b">
          <PartBoundary label={t('Activity')}>
            <Suspense fallback={<PartSkeleton />}>
              <Story {...props} row={row} />
            </Suspense>
          </PartBoundary>
        </div>
      </section>
    </div>
  );
}

function Facts<Row extends RecordRow>({ row, looks, record, without }: RecordViewProps<Row> & { row: Row }) {
  return (
    <Card title={t('Properties')}>
      <RecordFacts row={row} looks={looks} list={record.list} without={without} />
    </Card>
  );
}

function Story<Row extends RecordRow>({ row, record, part, story }: RecordViewProps<Row> & { row: Row }) {
  const first = part === HISTORY ? 'changes' : 'all';
  if (story) return story(row, first);
  return <Activity kind={record.kind} tag={record.tag} id={row.id} first={first} />;
}

/** The server has refused it, so what was known of it is not shown any longer. */
export const isGone = (error: unknown): boolean =>
  error !== undefined && [400, 403, 404].includes(toFailure(error).status);

const Gone = () => (
  <EmptyState
    title={t('This record is not there')}
    text={t('It was deleted, or you may not see it. Ask the person who sent you the link.')}
  />
);
