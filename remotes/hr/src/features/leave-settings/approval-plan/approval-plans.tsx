import type { ApprovalPlan } from '@atrium/contracts';
import { formatDate, formatNumber, lazyDialog, t } from '@atrium/sdk';
import { Button, Card, Count, ListRow, Loaded, Note, SkeletonCards } from '@atrium/ui';
import { useState } from 'react';
import { useListApprovalPlansQuery } from './approval-plan.api.js';
import { approverName, conditionsOf } from './approval-plan.format.js';

const ApprovalPlanDialog = lazyDialog(() => import('./components/approval-plan.dialog.js'));

/** Who decides requests, step by step, for each kind of request. */
export default function ApprovalPlans() {
  const query = useListApprovalPlansQuery();
  return (
    <Loaded
      of={query}
      title={t('The approval steps could not be loaded')}
      skeleton={<SkeletonCards cards={2} rows={2} label={t('Loading the approval steps')} />}
    >
      {({ items }) => <Plans plans={items} />}
    </Loaded>
  );
}

function Plans({ plans }: { plans: readonly ApprovalPlan[] }) {
  const [open, setOpen] = useState<string | null>(null);
  const plan = plans.find(({ kind }) => kind === open);
  return (
    <>
      <Note>
        {t('A change holds for requests that are sent from then on. Those that wait keep their steps.')}
      </Note>
      {plans.map((each) => (
        <PlanCard key={each.kind} plan={each} onOpen={() => setOpen(each.kind)} />
      ))}
      {plan && <ApprovalPlanDialog plan={plan} onClose={() => setOpen(null)} />}
    </>
  );
}

function PlanCard({ plan, onOpen }: { plan: ApprovalPlan; onOpen: () => void }) {
  const { title, steps, escalateAfter, changed } = plan;
  const days = formatNumber(escalateAfter);
  return (
    <Card
      fill="rows"
      title={title}
      note={changed && t('Changed by {name} on {day}', { name: changed.by, day: formatDate(changed.at) })}
      actions={
        <Button size="sm" variant="ghost" onClick={onOpen}>
          {t('Change or try')}
        </Button>
      }
      footer={t('After {days} working days without a decision, the next one up may decide too.', { days })}
    >
      {steps.map((step, place) => (
        <ListRow
          key={place}
          wrap
          lead={<Count value={place + 1} />}
          title={approverName(step, plan)}
          text={conditionsOf(step, plan)}
        />
      ))}
    </Card>
  );
}
