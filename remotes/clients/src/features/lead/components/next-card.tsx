import type { Lead } from '@atrium/contracts';
import { lazyDialog, t, useStep } from '@atrium/sdk';
import { Button, Card, Icon } from '@atrium/ui';
import { useState } from 'react';
import { leadApi } from '../../../shared/lead.api.js';
import { AnswerClock } from './answer-clock.js';
import { NextAction } from './next-action.js';

const NextDialog = lazyDialog<{ row: Lead; onClose: () => void }>(() => import('./next.dialog.js'));

/** What is done next with a lead, and until when it is answered. */
export function NextCard({ lead }: { lead: Lead }) {
  const [open, setOpen] = useState(false);
  const isPlanned = lead.nextAction !== null || lead.nextOn !== null;
  const mayChange = lead.allowedTransitions.includes('update');
  return (
    <Card title={t('Next action')}>
      <div className="d-flex flex-wrap align-items-center gap-3">
        <Icon name="clock" />
        <div className="at-grow">
          <NextAction lead={lead} />
          <div className="at-13">
            <AnswerClock lead={lead} />
          </div>
        </div>
        {mayChange && (
          <span className="at-actions">
            <Button size="sm" variant={isPlanned ? 'ghost' : 'secondary'} onClick={() => setOpen(true)}>
              {isPlanned ? t('Change') : t('Plan it')}
            </Button>
            {isPlanned && <Done lead={lead} />}
          </span>
        )}
      </div>
      {open && <NextDialog row={lead} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function Done({ lead: { id, version, nextAction, nextOn, nextTime } }: { lead: Lead }) {
  const { update } = leadApi.useCalls();
  const { take, busy } = useStep();
  const finish = () =>
    take({
      of: id,
      work: () => update({ id, version, nextAction: null, nextOn: null, nextTime: null }),
      done: t('Next action done'),
      undo: (saved) => update({ id, version: saved.version, nextAction, nextOn, nextTime }),
    });
  return (
    <Button size="sm" icon="check" busy={busy} onClick={() => void finish()}>
      {t('Done')}
    </Button>
  );
}
