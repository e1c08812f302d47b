import {
  LEAD_STAGE_LABELS,
  LOST_REASON_LABELS,
  LOST_REASONS,
  moveLeadSchema,
  nextStagesOf,
  type Lead,
  type LeadStage,
} from '@atrium/contracts';
import { t, toast, translate } from '@atrium/sdk';
import { FormDialog, SelectField, TextAreaField, useContractForm, type RecordDialogProps } from '@atrium/ui';
import { useMoveLeadMutation } from '../../../shared/lead.api.js';
import { nameOfLead } from '../lead.format.js';

export interface MoveDialogProps extends RecordDialogProps<Lead> {
  /** Where it was dragged. */
  stage?: LeadStage;
}

/** The stages to which a lead is moved by hand; it is won by making it a client. */
const stagesFor = (lead: Lead): LeadStage[] => [lead.stage, ...nextStagesOf(lead)];

/** Moves a lead; one that is lost says why. */
export default function MoveDialog({ row, onClose, stage }: MoveDialogProps) {
  const [move] = useMoveLeadMutation();
  const form = useContractForm(moveLeadSchema, {
    defaultValues: {
      ...{ version: row.version, stage: stage ?? (row.stage === 'lost' ? 'recycled' : row.stage) },
      ...{ lostReason: row.lostReason, lostNote: row.lostNote },
    },
    submit: async (values) => {
      const moved = await move({ ...values, id: row.id }).unwrap();
      const words = { name: nameOfLead(moved), stage: translate(LEAD_STAGE_LABELS[moved.stage]) };
      toast.success(t('{name}: {stage}', words));
      onClose();
    },
  });
  const isLost = form.methods.watch('stage') === 'lost';
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
          options={stagesFor(row).map((value) => ({ value, label: translate(LEAD_STAGE_LABELS[value]) }))}
          {...form.field('stage')}
        />
        {isLost && <LostFields field={form.field} />}
      </div>
    </FormDialog>
  );
}

function LostFields({ field }: Pick<ReturnType<typeof useContractForm<typeof moveLeadSchema>>, 'field'>) {
  return (
    <>
      <SelectField
        wide
        label={t('Reason')}
        placeholder={t('Choose a reason')}
        options={LOST_REASONS.map((value) => ({ value, label: translate(LOST_REASON_LABELS[value]) }))}
        {...field('lostReason')}
      />
      <TextAreaField wide rows={3} label={t('Note')} {...field('lostNote')} />
    </>
  );
}
