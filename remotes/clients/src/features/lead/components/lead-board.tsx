import { LEAD_STAGE_LABELS, type Lead, type LeadBoard as Answer, type LeadStage } from '@atrium/contracts';
import { lazyDialog, t, toast, toFailure, translate } from '@atrium/sdk';
import { Avatar, Board, ErrorState, SkeletonCards, type CardPlace } from '@atrium/ui';
import { Suspense, useState } from 'react';
import { useMoveLeadMutation, useReadLeadBoardQuery } from '../../../shared/lead.api.js';
import { nameOfLead, sayValue, STAGE_TONES } from '../lead.format.js';
import type { MoveDialogProps } from './move.dialog.js';
import { NextAction } from './next-action.js';

const MoveDialog = lazyDialog<MoveDialogProps>(() => import('./move.dialog.js'));
const ConvertDialog = lazyDialog(() => import('./convert.dialog.js'));

interface LeadBoardProps {
  search: string;
  onOpen: (lead: Lead) => void;
}

/** Leads by stage with what they are worth, moved by mouse, touch, keys or menu. */
export function LeadBoard({ search, onOpen }: LeadBoardProps) {
  const { data, error, refetch } = useReadLeadBoardQuery(search ? { search } : {});
  if (data) return <Lanes lanes={data.lanes} onOpen={onOpen} />;
  return error ? (
    <ErrorState title={t('The board did not load')} error={error} onRetry={() => void refetch()} />
  ) : (
    <SkeletonCards cards={3} label={t('Loading the board')} />
  );
}

/** What a drag leads to before the lead moves: a reason, or a client. */
type Asking = { lead: Lead; stage: 'lost' | 'won' } | null;

function Lanes({ lanes, onOpen }: Answer & Pick<LeadBoardProps, 'onOpen'>) {
  const [move] = useMoveLeadMutation();
  const [asking, setAsking] = useState<Asking>(null);
  const cards = lanes.flatMap(({ items }) => items);
  const onMove = async (lead: Lead, { lane }: CardPlace) => {
    const stage = lane as LeadStage;
    if (stage === lead.stage) return;
    if (stage === 'lost' || stage === 'won') {
      setAsking({ lead, stage });
      throw new Error('It stays until that is answered.');
    }
    try {
      const place = { id: lead.id, version: lead.version, stage, lostReason: null, lostNote: null };
      await move(place).unwrap();
    } catch (reason) {
      toast.error(toFailure(reason).error.message);
      throw reason;
    }
  };
  return (
    <Suspense fallback={<SkeletonCards cards={3} label={t('Loading the board')} />}>
      <Board
        label={t('Leads by stage')}
        lanes={lanes.map(laneOf)}
        cards={cards}
        keyOf={({ id }) => id}
        laneOf={({ stage }) => stage}
        nameOf={nameOfLead}
        content={(lead) => <CardFacts lead={lead} />}
        sumOf={(shown) => saySum(lanes.find(({ stage }) => stage === shown[0]?.stage))}
        onOpen={onOpen}
        onMove={onMove}
      />
      {asking?.stage === 'lost' && (
        <MoveDialog row={asking.lead} stage="lost" onClose={() => setAsking(null)} />
      )}
      {asking?.stage === 'won' && <ConvertDialog row={asking.lead} onClose={() => setAsking(null)} />}
    </Suspense>
  );
}

/** What the leads of a stage are worth, and what of it is likely by their probability. */
function saySum(lane: Answer['lanes'][number] | undefined): string {
  const { value, weighted } = lane ?? { value: 0, weighted: 0 };
  const words = { value: sayValue(value), weighted: sayValue(Math.round(weighted)) };
  return value === 0 ? words.value : t('{value}, likely {weighted}', words);
}

const FOLDED: readonly LeadStage[] = ['on_hold', 'recycled', 'lost'];

const laneOf = ({ stage, total }: Answer['lanes'][number]) => ({
  ...{ id: stage, name: translate(LEAD_STAGE_LABELS[stage]), tone: STAGE_TONES[stage] },
  folded: FOLDED.includes(stage) && total === 0,
});

function CardFacts({ lead }: { lead: Lead }) {
  return (
    <div className="d-flex flex-column gap-1 at-13">
      <span className="at-muted">
        {[lead.company ? lead.name : null, lead.value === null ? null : sayValue(lead.value)]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span className="d-flex justify-content-between align-items-center gap-2">
        <NextAction lead={lead} />
        {lead.owner && <Avatar name={lead.owner.name} size={20} />}
      </span>
    </div>
  );
}
