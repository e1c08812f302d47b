import {
  LEAD,
  labelOfStage,
  nextStagesOf,
  type Lead,
  type LeadSetup,
  type LeadStageLabel,
} from '@atrium/contracts';
import { t, toast, translate } from '@atrium/sdk';
import { FormDialog, SelectField, useContractForm, type RecordDialogProps } from '@atrium/ui';
import { leadApi } from '../../../shared/lead.api.js';
import { useLeadSetup } from '../../../shared/lead-setup.api.js';
import { sayStage } from '../../../shared/lead-words.js';
import { nameOfLead } from '../lead.format.js';
import { LostFields } from './lost-fields.js';

export interface MoveDialogProps extends RecordDialogProps<Lead> {
  /** The key of the stage to which it was dragged. */
  stage?: string;
}

/** The stages to which a lead is moved by hand; it is won by making it a client. */
function stagesFor(lead: Lead, { stages }: LeadSetup): LeadStageLabel[] {
  const present = stages.filter(({ key }) => key === lead.stageKey);
  return [...present, ...nextStagesOf(lead, stages)];
}

/** Moves a lead; one that is lost says why. */
export default function MoveDialog({ row, onClose, stage }: MoveDialogProps) {
  const { take } = leadApi.useCalls();
  const setup = useLeadSetup();
  const stages = stagesFor(row, setup);
  const recycled = stages.find(({ type }) => type === 'recycled')?.key;
  const form = useContractForm(LEAD.steps.move.body, {
    defaultValues: {
      version: row.version,
      stage: stage ?? recycled ?? row.stageKey,
      lostReason: row.lostReason,
      lostNote: row.lostNote,
    },
    submit: async (values) => {
      const moved = await take({ ...values, id: row.id, step: 'move' });
      const words = { name: nameOfLead(moved), stage: sayStage(moved) };
      toast.success(t('{name}: {stage}', words));
      onClose();
    },
  });
  const chosen = form.methods.watch('stage');
  const isLost = setup.stages.find(({ key }) => key === chosen)?.type === 'lost';
  return (
    <FormDialog
      form={form}
      title={nameOfLead(row)}
      submitLabel={isLost ? t('Mark as lost') : t('Move')}
      onClose={onClose}
    >
      <div className="at-fields">
        <SelectField
          wide
          label={t('Stage')}
          options={stages.map((each) => ({ value: each.key, label: translate(labelOfStage(each)) }))}
          {...form.field('stage')}
        />
        {isLost && <LostFields field={form.field} />}
      </div>
    </FormDialog>
  );
}
