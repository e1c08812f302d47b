import { dayIn, daysBetween, isMovable, type Application, type HiringBoard } from '@atrium/contracts';
import { formatMoney, lazyDialog, t, toast, toFailure, useCompanyPath, useUser } from '@atrium/sdk';
import {
  Board,
  SkeletonCards,
  StatusText,
  type CardPlace,
  type MenuItem,
  type RecordDialogProps,
} from '@atrium/ui';
import { Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { applicationApi } from '../hiring.api.js';
import { APPLICATION_TONES, nameOfApplicant, sayFacts, sayStage } from '../hiring.format.js';

const RejectDialog = lazyDialog<RecordDialogProps<Application>>(() => import('./reject.dialog.js'));

/** The applicants of an opening by stage, moved by mouse, touch, keys or menu. */
export function HiringLanes({ board }: { board: HiringBoard }) {
  const path = useCompanyPath()('hiring/applicant');
  const navigate = useNavigate();
  const [rejecting, setRejecting] = useState<Application | null>(null);
  const onMove = useMoves(board);
  const menuOf = (application: Application): MenuItem[] =>
    application.allowedTransitions.includes('reject')
      ? [{ label: t('Reject'), icon: 'x', danger: true, onSelect: () => setRejecting(application) }]
      : [];
  return (
    <Suspense fallback={<SkeletonCards cards={3} label={t('Loading the board')} />}>
      <Board
        label={t('Applicants by stage')}
        lanes={board.lanes.map(({ stage, total }) => ({
          id: stage.id,
          name: sayStage(stage),
          tone: APPLICATION_TONES[stage.kind],
          total,
        }))}
        cards={board.lanes.flatMap(({ items }) => items)}
        keyOf={({ id }) => id}
        laneOf={({ stage }) => stage.id}
        nameOf={nameOfApplicant}
        content={(application) => <CardFacts application={application} budgetMax={board.opening.budgetMax} />}
        onOpen={({ id }) => void navigate(`${path}?id=${id}`)}
        menuOf={menuOf}
        onMove={onMove}
      />
      {rejecting && <RejectDialog row={rejecting} onClose={() => setRejecting(null)} />}
    </Suspense>
  );
}

/** An applicant who hears nothing for so long looks elsewhere. */
const LONG_DAYS = 7;

/** What decides about the next step: who somebody is, what they ask for, and how long they have waited. */
function CardFacts({ application, budgetMax }: { application: Application; budgetMax: number }) {
  const { askedPay, stageSince, state } = application;
  const over = (askedPay ?? 0) - budgetMax;
  const { timezone } = useUser().company;
  const days = daysBetween(dayIn(new Date(stageSince), timezone), dayIn(new Date(), timezone));
  const waited = t('{count, plural, one {# day} other {# days}} in this stage', { count: days });
  return (
    <>
      <span className="s">{sayFacts(application)}</span>
      {over > 0 && (
        <span className="s">
          <StatusText tone="warning">
            {t('Asks {amount} above the budget', { amount: formatMoney(over, 'INR') })}
          </StatusText>
        </span>
      )}
      <span className="s">
        {days > LONG_DAYS && state !== 'offer' ? <StatusText tone="danger">{waited}</StatusText> : waited}
      </span>
    </>
  );
}

/** Moves an applicant; to and from an offer nobody is moved by hand. */
function useMoves({ lanes }: HiringBoard) {
  const { take } = applicationApi.useCalls();
  // The board itself follows its moves a moment later.
  const moved = useRef(new Map<string, Application>());
  return async (shown: Application, { lane }: CardPlace) => {
    const last = moved.current.get(shown.id);
    const application = last && last.version > shown.version ? last : shown;
    if (lane === application.stage.id) return;
    const to = lanes.find(({ stage }) => stage.id === lane)?.stage;
    try {
      if (!application.allowedTransitions.includes('move') || (to && !isMovable(to.kind)))
        throw new Error(t('An applicant comes to an offer, and leaves it, by the offer itself.'));
      const step = { id: application.id, step: 'move', version: application.version } as const;
      moved.current.set(application.id, await take({ ...step, stageId: lane }));
    } catch (reason) {
      toast.error(isSaid(reason) ? reason.message : toFailure(reason).error.message);
      throw reason;
    }
  };
}

const isSaid = (reason: unknown): reason is Error => reason instanceof Error;
