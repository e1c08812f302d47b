import type { OwnMilestone } from '@atrium/contracts';
import { formatDate, lazyDialog, t, useStep } from '@atrium/sdk';
import { Button, Card, Loaded } from '@atrium/ui';
import { useState } from 'react';
import { useDecideMilestoneMutation, useListOwnMilestonesQuery } from '../../../shared/project.api.js';
import { MilestoneBadge } from '../../../shared/project.format.js';

const ChangesDialog = lazyDialog<{ milestone: OwnMilestone; onClose: () => void }>(
  () => import('./milestone-changes.dialog.js'),
);

/** Milestones that were shown to the client who is signed in; nothing where there are none. */
export function OwnMilestones() {
  const query = useListOwnMilestonesQuery();
  return (
    <Loaded of={query} title={t('The milestones could not be loaded')} skeleton={null}>
      {({ items }) => items.length > 0 && <Milestones items={items} />}
    </Loaded>
  );
}

function Milestones({ items }: { items: readonly OwnMilestone[] }) {
  const [changed, setChanged] = useState<OwnMilestone | null>(null);
  return (
    <Card title={t('Milestones')} count={items.length} fill="rows">
      {items.map((milestone) => (
        <Row key={milestone.id} milestone={milestone} onChange={() => setChanged(milestone)} />
      ))}
      {changed && <ChangesDialog milestone={changed} onClose={() => setChanged(null)} />}
    </Card>
  );
}

interface RowProps {
  milestone: OwnMilestone;
  onChange: () => void;
}

/** What is to be approved is read whole, also on a phone. */
function Row({ milestone, onChange }: RowProps) {
  const { title, project, dueOn, criteria, answer, decidedBy } = milestone;
  return (
    <div className="d-flex flex-wrap gap-2 align-items-center justify-content-between px-4 py-3 border-top">
      <div className="flex-fill">
        <div className="fw-medium" dir="auto">
          {title}
        </div>
        <div className="at-muted at-13">{[project, formatDate(dueOn)].join(' · ')}</div>
        {criteria && <p className="mb-0 mt-1">{criteria}</p>}
        {answer && <p className="mb-0 mt-1 at-muted">{[decidedBy, answer].filter(Boolean).join(': ')}</p>}
      </div>
      <Answer milestone={milestone} onChange={onChange} />
    </div>
  );
}

function Answer({ milestone, onChange }: RowProps) {
  const [decide] = useDecideMilestoneMutation();
  const { take, busy } = useStep();
  const { id, version, state, title } = milestone;
  if (state !== 'submitted') return <MilestoneBadge state={state} />;
  const approve = () =>
    take({
      of: id,
      ask: {
        title: t('Approve “{title}”?', { title }),
        text: t('The team goes ahead with the next step.'),
        confirmText: t('Approve'),
        cancelText: t('Not yet'),
      },
      work: () => decide({ id, version, approved: true, answer: null }).unwrap(),
      done: t('“{title}” is approved', { title }),
    });
  return (
    <div className="d-flex flex-wrap gap-2 justify-content-end">
      <Button size="sm" variant="ghost" onClick={onChange}>
        {t('Ask for changes')}
      </Button>
      <Button size="sm" busy={busy} onClick={() => void approve()}>
        {t('Approve')}
      </Button>
    </div>
  );
}
