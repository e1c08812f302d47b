import type { Import } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Button, Note } from '@atrium/ui';
import { useSendInviteListMutation } from './invite-many.api.js';
import { PeopleRows } from './people-rows.js';
import { StoppedNote } from './stopped-note.js';
import { useOneStep } from './use-one-step.js';

interface CheckStepProps {
  list: Import;
  onBack: () => void;
}

/** Who would be invited, and what is wrong with the other rows. Nothing is sent yet. */
export function CheckStep({ list, onBack }: CheckStepProps) {
  const { id, version, counts, allowedTransitions } = list;
  const [send] = useSendInviteListMutation();
  const { busy, failure, take } = useOneStep();
  return (
    <div className="d-grid gap-3">
      <StoppedNote list={list} />
      {counts.ready === 0 && <Note tone="warning">{t('Nobody can be invited by this list as it is.')}</Note>}
      {failure && (
        <Note tone="danger" live>
          {failure}
        </Note>
      )}
      <CheckedRows list={list} />
      <div className="d-flex flex-wrap gap-2">
        {allowedTransitions.includes('run') && (
          <Button
            variant="primary"
            busy={busy}
            onClick={() => void take(() => send({ id, version }).unwrap())}
          >
            {t('{count, plural, one {Send # invitation} other {Send # invitations}}', {
              count: counts.ready,
            })}
          </Button>
        )}
        <Button onClick={onBack}>{t('Change the list')}</Button>
      </div>
    </div>
  );
}

function CheckedRows({ list }: { list: Import }) {
  const { faulty, ready } = list.counts;
  return (
    <>
      {faulty > 0 && (
        <PeopleRows
          list={list}
          state="faulty"
          title={t(
            '{count, plural, one {# row with an error, left out} other {# rows with errors, left out}}',
            { count: faulty },
          )}
        />
      )}
      {ready > 0 && (
        <PeopleRows
          list={list}
          state="ready"
          title={t('{count, plural, one {# person to invite} other {# people to invite}}', { count: ready })}
        />
      )}
    </>
  );
}
