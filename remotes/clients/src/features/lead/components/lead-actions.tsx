import { PROPOSAL, type Lead } from '@atrium/contracts';
import { lazyDialog, t, useCompanyPath, useMayOpen } from '@atrium/sdk';
import { Button, ButtonLink, Icon } from '@atrium/ui';
import { useState } from 'react';
import { useLeadSetup } from '../../../shared/lead-setup.api.js';
import { useLogCall } from '../../../shared/use-log-call.js';
import type { MoveDialogProps } from './move.dialog.js';

const MoveDialog = lazyDialog<MoveDialogProps>(() => import('./move.dialog.js'));

/** What is done most with a lead: a proposal, a call, giving it up. */
export function LeadActions({ lead }: { lead: Lead }) {
  const pathOf = useCompanyPath();
  const mayWrite = useMayOpen()({ session: 'staff', permission: PROPOSAL.check('create') });
  const log = useLogCall('timeline');
  const { id, stage, client, allowedTransitions } = lead;
  if (!allowedTransitions.includes('update')) return null;
  const isOpen = stage !== 'won' && stage !== 'lost';
  return (
    <div className="at-actions flex-wrap">
      {mayWrite && stage !== 'lost' && (
        <ButtonLink
          size="sm"
          variant="primary"
          to={`${pathOf('client/proposal')}?open=new&${client ? `client=${client.id}` : `lead=${id}`}`}
        >
          <Icon name="plus" /> {t('New proposal')}
        </ButtonLink>
      )}
      <Button size="sm" icon="phone" onClick={log}>
        {t('Log a call')}
      </Button>
      {(stage === 'won' || stage === 'proposal_sent') && (
        <ButtonLink size="sm" to={`${pathOf('client/onboardClient')}?lead=${id}`}>
          {t('Onboard this lead')}
        </ButtonLink>
      )}
      {isOpen && allowedTransitions.includes('move') && <MarkAsLost lead={lead} />}
    </div>
  );
}

function MarkAsLost({ lead }: { lead: Lead }) {
  const [open, setOpen] = useState(false);
  const lost = useLeadSetup().stages.find(({ type, archived }) => type === 'lost' && !archived);
  if (!lost) return null;
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
        {t('Mark as lost')}
      </Button>
      {open && <MoveDialog row={lead} stage={lost.key} onClose={() => setOpen(false)} />}
    </>
  );
}
