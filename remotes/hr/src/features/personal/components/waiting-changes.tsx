import { CHANGE_TOPIC_LABELS, isSealed, type DetailChange } from '@atrium/contracts';
import { t, tellFailure, translate, useCompanyPath } from '@atrium/sdk';
import { Button, ButtonLink, Card, RelativeTime } from '@atrium/ui';
import { useEffect } from 'react';
import { useListChangesOfQuery, useShowChangeMutation } from '../detail-change.api.js';
import { sayDetail } from '../detail.format.js';
import { SHOWN_FOR } from '../use-shown-number.js';
import css from './waiting-changes.module.scss';

/** What the person asks to be changed, where something waits: to be compared with a paper before it is decided. */
export function WaitingChanges({ employeeId }: { employeeId: string }) {
  const { data } = useListChangesOfQuery(employeeId);
  const toPath = useCompanyPath();
  const waiting = (data?.items ?? []).filter(({ state }) => state === 'pending');
  if (waiting.length === 0) return null;
  return (
    <Card
      fill="rows"
      title={t('Changes that wait')}
      count={waiting.length}
      actions={
        <ButtonLink size="xs" variant="ghost" to={toPath('requests')}>
          {t('All requests')}
        </ButtonLink>
      }
    >
      <ul className={css['list']} aria-label={t('Changes that wait')}>
        {waiting.map((change) => (
          <li key={change.id}>
            <WaitingChange employeeId={employeeId} change={change} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Old and new beside each other; numbers in full after a press, which is recorded. */
function WaitingChange({ employeeId, change }: { employeeId: string; change: DetailChange }) {
  const [ask, { isLoading, data: whole, reset }] = useShowChangeMutation();
  useEffect(() => {
    const hiding = whole ? setTimeout(reset, SHOWN_FOR * 1_000) : undefined;
    return () => clearTimeout(hiding);
  }, [whole, reset]);
  const { id: changeId, topic, reason, askedAt } = change;
  const { before, after } = whole ?? change;
  const show = async () => {
    try {
      await ask({ employeeId, changeId }).unwrap();
    } catch (failure) {
      tellFailure(t('The number could not be shown'), failure);
    }
  };
  return (
    <>
      <div className={css['head']}>
        <span className="at-strong">{translate(CHANGE_TOPIC_LABELS[topic])}</span>
        <span className="at-12 at-muted">
          <RelativeTime at={askedAt} />
        </span>
        {isSealed(topic) && !whole && (
          <Button size="xs" variant="ghost" icon="eye" busy={isLoading} onClick={() => void show()}>
            {t('Show')}
          </Button>
        )}
      </div>
      <dl className={css['values']}>
        <Value label={t('Before')} value={sayDetail(topic, before)} />
        <Value label={t('New')} value={sayDetail(topic, after)} />
        {reason && <Value label={t('Reason')} value={reason} />}
      </dl>
    </>
  );
}

function Value({ label, value }: { label: string; value: string | null }) {
  return (
    <div>
      <dt className="at-12 at-muted fw-normal">{label}</dt>
      <dd className={css['value']} dir="auto">
        {value ?? '–'}
      </dd>
    </div>
  );
}
