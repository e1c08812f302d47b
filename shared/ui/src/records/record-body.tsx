import type { RecordRow } from '@atrium/contracts';
import { t, toFailure, translate } from '@atrium/sdk';
import { Suspense } from 'react';
import { Comments } from '../comments/lazy-comments.js';
import { RecordHistory } from '../history/lazy-history.js';
import { Tabs } from '../overlay/tabs.js';
import { EmptyState } from '../states/empty-state.js';
import { ErrorState } from '../states/error-state.js';
import { RecordFacts } from './record-facts.js';
import { PartBoundary } from './part-boundary.js';
import { PartSkeleton } from '../states/part-skeleton.js';
import type { RecordPart, RecordViewProps } from './record-view.types.js';

const FACTS = 'facts';

/** Facts and parts under tabs, of which each fails by itself; or why there is nothing to show. */
export function RecordBody<Row extends RecordRow>(props: RecordViewProps<Row> & { row: Row | undefined }) {
  const { row, answer } = props;
  if (!row) return answer.error === undefined ? <PartSkeleton /> : <Unshown {...props} />;
  const facts = (
    <>
      {props.lead?.(row)}
      <RecordFacts row={row} looks={props.looks} list={props.record.list} without={props.without} />
    </>
  );
  const parts = [...(props.parts ?? []), ...sharedParts<Row>(props.record)];
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
            facts
          )}
        </div>
      </Tabs>
    </div>
  );
}

/** What every record has. */
const sharedParts = <Row extends RecordRow>({
  kind,
  tag,
}: RecordViewProps<Row>['record']): RecordPart<Row>[] => [
  { key: 'comments', label: t('Comments'), render: ({ id }) => <Comments {...{ kind, id }} /> },
  { key: 'history', label: t('History'), render: ({ id }) => <RecordHistory {...{ kind, tag, id }} /> },
];

function Unshown<Row extends RecordRow>({ record, answer }: RecordViewProps<Row>) {
  const { status } = toFailure(answer.error);
  if ([400, 403, 404].includes(status))
    return (
      <EmptyState
        title={t('This record is not there')}
        text={t('It was deleted, or you may not see it. Ask the person who sent you the link.')}
      />
    );
  const title = t('{record} could not be loaded', { record: translate(record.one) });
  return (
    <ErrorState
      title={title}
      error={answer.error}
      onRetry={() => void answer.refetch()}
      busy={answer.isFetching}
    />
  );
}
