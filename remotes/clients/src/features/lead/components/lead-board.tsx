import {
  labelOfStage,
  LEAD_LANE_PAGE,
  MOST_LANE_CARDS,
  type Lead,
  type LeadBoard as Answer,
  type LeadNarrowing,
  type LeadSetup,
  type LeadStage,
} from '@atrium/contracts';
import { lazyDialog, t, toast, toFailure, translate } from '@atrium/sdk';
import { Avatar, Board, Loaded, SkeletonCards, type CardPlace } from '@atrium/ui';
import { Suspense, useRef, useState } from 'react';
import { leadApi, useReadLeadBoardQuery } from '../../../shared/lead.api.js';
import { useLeadSetup } from '../../../shared/lead-setup.api.js';
import { nameOfLead, sayValue } from '../lead.format.js';
import { AnswerClock } from './answer-clock.js';
import type { MoveDialogProps } from './move.dialog.js';
import { NextAction } from './next-action.js';
import { StaleMark } from './stale-mark.js';

const MoveDialog = lazyDialog<MoveDialogProps>(() => import('./move.dialog.js'));
const ConvertDialog = lazyDialog(() => import('./convert.dialog.js'));

interface LeadBoardProps {
  narrowed: LeadNarrowing;
  onOpen: (lead: Lead) => void;
}

/** Leads by stage with what they are worth, moved by mouse, touch, keys or menu. */
export function LeadBoard({ narrowed, onOpen }: LeadBoardProps) {
  const [more, setMore] = useState<Readonly<Record<string, number>>>({});
  const shown = Object.entries(more).map(([key, count]) => `${key}.${String(count)}`);
  const query = useReadLeadBoardQuery({
    ...narrowed,
    ...(shown.length > 0 && { more: shown.join(',') }),
  });
  const onMore = (key: string, count: number) =>
    setMore((before) => ({ ...before, [key]: Math.min(MOST_LANE_CARDS, count + LEAD_LANE_PAGE) }));
  return (
    <Loaded
      of={query}
      title={t('The board did not load')}
      skeleton={<SkeletonCards cards={3} label={t('Loading the board')} />}
    >
      {(data) => <Lanes lanes={data.lanes} onOpen={onOpen} onMore={onMore} />}
    </Loaded>
  );
}

/** What a drag leads to before the lead moves: a reason, or a client. */
type Asking = { lead: Lead; key: string; type: 'lost' | 'won' } | null;

type LanesProps = Answer & Pick<LeadBoardProps, 'onOpen'> & { onMore: (key: string, count: number) => void };

function Lanes({ lanes, onOpen, onMore }: LanesProps) {
  const setup = useLeadSetup();
  const [asking, setAsking] = useState<Asking>(null);
  const cards = lanes.flatMap(({ items }) => items);
  const onMove = useMoves(lanes, setAsking);
  return (
    <Suspense fallback={<SkeletonCards cards={3} label={t('Loading the board')} />}>
      <Board
        label={t('Leads by stage')}
        lanes={lanes.map((lane) => laneOf(lane, setup, onMore))}
        cards={cards}
        keyOf={({ id }) => id}
        laneOf={({ stageKey }) => stageKey}
        nameOf={nameOfLead}
        content={(lead) => <CardFacts lead={lead} />}
        sumOf={(shown) => saySum(lanes.find(({ key }) => key === shown[0]?.stageKey))}
        onOpen={onOpen}
        onMove={onMove}
      />
      {asking?.type === 'lost' && (
        <MoveDialog row={asking.lead} stage={asking.key} onClose={() => setAsking(null)} />
      )}
      {asking?.type === 'won' && <ConvertDialog row={asking.lead} onClose={() => setAsking(null)} />}
    </Suspense>
  );
}

/** Moves a lead; one that is lost or won is asked about first. */
function useMoves(lanes: Answer['lanes'], ask: (asking: Asking) => void) {
  const { take } = leadApi.useCalls();
  // The board itself follows its moves a moment later.
  const moved = useRef(new Map<string, Lead>());
  return async (shown: Lead, { lane }: CardPlace) => {
    const last = moved.current.get(shown.id);
    const lead = last && last.version > shown.version ? last : shown;
    if (lane === lead.stageKey) return;
    const type = lanes.find(({ key }) => key === lane)?.stage;
    if (type === 'lost' || type === 'won') {
      ask({ lead, key: lane, type });
      throw new Error('It stays until that is answered.');
    }
    try {
      const to = { stage: lane, lostReason: null, lostNote: null };
      moved.current.set(lead.id, await take({ ...to, id: lead.id, step: 'move', version: lead.version }));
    } catch (reason) {
      toast.error(toFailure(reason).error.message);
      throw reason;
    }
  };
}

/** What the leads of a stage are worth, and what of it is likely by their probability. */
function saySum(lane: Answer['lanes'][number] | undefined): string {
  const { value, weighted } = lane ?? { value: 0, weighted: 0 };
  const words = { value: sayValue(value), weighted: sayValue(weighted) };
  return value === 0 ? words.value : t('{value}, likely {weighted}', words);
}

const FOLDED: readonly LeadStage[] = ['on_hold', 'recycled', 'lost'];

function laneOf(
  { key, stage: type, items, total }: Answer['lanes'][number],
  { stages }: LeadSetup,
  onMore: LanesProps['onMore'],
) {
  const stage = stages.find((each) => each.key === key);
  const hasMore = items.length < total && items.length < MOST_LANE_CARDS;
  return {
    id: key,
    name: translate(labelOfStage(stage ?? { type, name: null })),
    tone: stage?.colour ?? 'neutral',
    total,
    folded: FOLDED.includes(type) && total === 0,
    ...(hasMore && { onMore: () => onMore(key, items.length) }),
  } as const;
}

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
        <StaleMark lead={lead} />
        {lead.owner && <Avatar name={lead.owner.name} size={20} />}
      </span>
      {lead.answeredAt === null && lead.answerDueAt !== null && <AnswerClock lead={lead} />}
    </div>
  );
}
