import {
  firstStageOf,
  labelOfStage,
  LEAD_SETUP_LABELS,
  type Lead,
  type LeadStage,
  type LeadStageLabel,
} from '@atrium/contracts';
import { lazyDialog, t, translate, useStep } from '@atrium/sdk';
import { Steps } from '@atrium/ui';
import { useState } from 'react';
import { leadApi } from '../../../shared/lead.api.js';
import { useLeadSetup } from '../../../shared/lead-setup.api.js';
import { sayStage } from '../../../shared/lead-words.js';
import { nameOfLead } from '../lead.format.js';

const ConvertDialog = lazyDialog(() => import('./convert.dialog.js'));

const WAY: readonly LeadStage[] = ['new', 'assigned', 'contacting', 'qualified', 'proposal_sent', 'won'];

/** How far a lead has come, and the way to another stage; nothing where it is off the way. */
export function StagePath({ lead }: { lead: Lead }) {
  const { stages } = useLeadSetup();
  const [winning, setWinning] = useState(false);
  const move = useMoves(lead);
  const { stage, stageKey, allowedTransitions } = lead;
  const at = WAY.indexOf(stage);
  if (at < 0) return null;
  const way = WAY.map((type) => {
    const own = type === stage ? stages.find(({ key }) => key === stageKey) : firstStageOf(stages, type);
    return own ?? { type, name: null };
  });
  const onStep = (place: number) => {
    const target = way[place];
    if (target?.type === 'won') setWinning(true);
    else if (target && 'key' in target) void move(target);
  };
  return (
    <>
      <Steps
        label={translate(LEAD_SETUP_LABELS.stages)}
        steps={way.map((each) => translate(labelOfStage(each)))}
        at={at}
        {...(allowedTransitions.includes('move') && { onStep, ahead: true })}
      />
      {winning && <ConvertDialog row={lead} onClose={() => setWinning(false)} />}
    </>
  );
}

/** Moves it to a stage that needs no more words, with the way back. */
function useMoves({ id, version, stageKey }: Lead) {
  const { take: call } = leadApi.useCalls();
  const { take } = useStep();
  const to = (stage: string, at: number) =>
    call({ id, step: 'move', version: at, stage, lostReason: null, lostNote: null });
  return ({ key }: LeadStageLabel) =>
    take({
      of: id,
      work: () => to(key, version),
      done: (moved) => t('{name}: {stage}', { name: nameOfLead(moved), stage: sayStage(moved) }),
      undo: (moved) => to(stageKey, moved.version),
    });
}
