import { firstStageOf, labelOfStage, LEAD_SETUP_LABELS, type Lead, type LeadStage } from '@atrium/contracts';
import { translate } from '@atrium/sdk';
import { Steps } from '@atrium/ui';
import { useLeadSetup } from '../../../shared/lead-setup.api.js';

const WAY: readonly LeadStage[] = ['new', 'assigned', 'contacting', 'qualified', 'proposal_sent', 'won'];

/** How far a lead has come; nothing where it is off the way. */
export function StagePath({ lead: { stage, stageKey } }: { lead: Lead }) {
  const { stages } = useLeadSetup();
  const at = WAY.indexOf(stage);
  if (at < 0) return null;
  const labels = WAY.map((type) => {
    const own = type === stage ? stages.find(({ key }) => key === stageKey) : firstStageOf(stages, type);
    return translate(labelOfStage(own ?? { type, name: null }));
  });
  return <Steps label={translate(LEAD_SETUP_LABELS.stages)} steps={labels} at={at} />;
}
