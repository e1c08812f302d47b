import { LEAD, labelOfStage, type LeadChange } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { FormDialog, SelectField, useContractForm, type BulkDialogProps } from '@atrium/ui';
import { useLeadSetup } from '../../../shared/lead-setup.api.js';
import { titleOfMany } from './change-title.format.js';
import { LostFields } from './lost-fields.js';

/** Asks to which stage the chosen leads go. */
export default function StageOfMany({ count, run, onClose }: BulkDialogProps) {
  const { stages } = useLeadSetup();
  const offered = stages.filter(({ type, archived }) => !archived && type !== 'won');
  const form = useContractForm(LEAD.steps.move.body, {
    defaultValues: { version: 1, stage: offered[0]?.key ?? '', lostReason: null, lostNote: null },
    submit: async ({ version: _none, ...to }) => {
      await run({ kind: 'stage', ...to } satisfies LeadChange);
      onClose();
    },
  });
  const chosen = form.methods.watch('stage');
  const isLost = stages.find(({ key }) => key === chosen)?.type === 'lost';
  return (
    <FormDialog title={titleOfMany(count)} form={form} submitLabel={t('Move')} onClose={onClose}>
      <div className="at-fields">
        <SelectField
          wide
          label={t('Stage')}
          options={offered.map((each) => ({ value: each.key, label: translate(labelOfStage(each)) }))}
          {...form.field('stage')}
        />
        {isLost && <LostFields field={form.field} />}
      </div>
    </FormDialog>
  );
}
