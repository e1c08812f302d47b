import type { RecordRow } from '@atrium/contracts';
import { t, toFailure, translate } from '@atrium/sdk';
import { Suspense, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Activity } from '../activity/lazy-activity.js';
import { Comments } from '../comments/lazy-comments.js';
import { RecordHistory } from '../history/lazy-history.js';
import { Tabs } from '../overlay/tabs.js';
import { EmptyState } from '../states/empty-state.js';
import { Loaded } from '../states/loaded.js';
import { RecordFacts } from './record-facts.js';
import { PartBoundary } from './part-boundary.js';
import { PartSkeleton } from '../states/part-skeleton.js';
import type { OpenedLook, RecordPart, RecordViewProps } from './record-view.types.js';

const FACTS = 'facts';
const COMMENTS = 'comments';
const HISTORY = 'history';

/** Facts and parts under tabs, of which each fails by itself; or why there is nothing to show. */
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
  const { row } = props;
  const parts = [...(props.parts ?? []), ...(props.aside ? [] : sharedParts<Row>(props.record))];
  // Without other parts there is nothing to choose.
  if (parts.length === 0)
    return (
      <div className="at-record-b">
        <div className="at-record-part">
          <Overview {...props} row={row} />
        </div>
      </div>
    );
  const chosen = parts.find(({ key }) => key === props.part);
  return (
    <div className="at-record-b">
      <Tabs
        label={t('Parts of this record')}
        value={chosen?.key ?? FACTS}
        tabs={[
          { value: FACTS, label: t('Overview') },
          ...parts.map(({ key, label }) => ({ value: key, label })),
        ]}
        onChange={(key) => props.onPart(key === FACTS ? null : key)}
      >
        <div className="at-record-part">
          {chosen ? (
            <PartBoundary key={chosen.key} label={chosen.label}>
              <Suspense fallback={<PartSkeleton />}>{chosen.render(row)}</Suspense>
            </PartBoundary>
          ) : (
            <Overview {...props} row={row} />
          )}
        </div>
      </Tabs>
    </div>
  );
}

/** The lead and the facts, in two columns where the record has properties beside its lead. */
function Overview<Row extends RecordRow>(props: RecordViewProps<Row> & { row: Row }) {
  const { row, looks, record, without } = props;
  const facts = <RecordFacts row={row} looks={looks} list={record.list} without={without} />;
  if (props.aside) return <TwoColumns {...props} facts={facts} />;
  return (
    <>
      <Hint row={row} of={props.lead} />
      {facts}
      <Hint row={row} of={props.after} />
    </>
  );
}

/** The facts stay when a hint above or below them does not arrive. */
function Hint<Row extends RecordRow>({ row, of }: { row: Row; of: OpenedLook<Row>['lead'] }) {
  return (
    of && (
      <PartBoundary key={row.id} label={t('Overview')}>
        {of(row)}
      </PartBoundary>
    )
  );
}

/** Until what stands before it has been loaded. */
const SETTLED_MS = 2000;
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

interface TwoColumnsProps<Row extends RecordRow> extends RecordViewProps<Row> {
  row: Row;
  facts: ReactNode;
}

/** The lead and what happened, with the properties beside them or, in a narrow place, between them. */
function TwoColumns<Row extends RecordRow>(props: TwoColumnsProps<Row>) {
  const { row, facts, record, part, lead, after, aside } = props;
  const activity = useRef<HTMLElement>(null);
  useInSight(activity, part === COMMENTS || part === HISTORY);
  return (
    <div className="at-record-two">
      <div className="at-record-main">
        <Hint row={row} of={lead} />
        <Hint row={row} of={after} />
      </div>
      <aside className="at-record-aside" aria-label={t('Properties')}>
        {aside?.(row)}
        {facts}
      </aside>
      <section className="at-record-talk" aria-label={t('Activity')} ref={activity}>
        <h3 className="at-14">{t('Activity')}</h3>
        <PartBoundary label={t('Activity')}>
          <Suspense fallback={<PartSkeleton />}>
            <Activity
              kind={record.kind}
              tag={record.tag}
              id={row.id}
              first={part === HISTORY ? 'changes' : 'all'}
            />
          </Suspense>
        </PartBoundary>
      </section>
    </div>
  );
}

/** What every record has. */
const sharedParts = <Row extends RecordRow>({
  kind,
  tag,
}: RecordViewProps<Row>['record']): RecordPart<Row>[] => [
  { key: COMMENTS, label: t('Comments'), render: ({ id }) => <Comments kind={kind} id={id} /> },
  { key: HISTORY, label: t('History'), render: ({ id }) => <RecordHistory kind={kind} tag={tag} id={id} /> },
];

/** The server has refused it, so what was known of it is not shown any longer. */
export const isGone = (error: unknown): boolean =>
  error !== undefined && [400, 403, 404].includes(toFailure(error).status);

const Gone = () => (
  <EmptyState
    title={t('This record is not there')}
    text={t('It was deleted, or you may not see it. Ask the person who sent you the link.')}
  />
);
