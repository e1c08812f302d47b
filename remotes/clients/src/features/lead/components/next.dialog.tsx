import { LEAD, type Lead } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { DateField, FormDialog, TextField, TimeField, useRecordForm } from '@atrium/ui';
import { leadApi } from '../../../shared/lead.api.js';
import { nameOfLead } from '../lead.format.js';
import { NEW_LEAD } from '../new-lead.rules.js';

/** Plans what is done next with a lead. */
export default function NextDialog({ row, onClose }: { row: Lead; onClose: () => void }) {
  const { frame, field } = useRecordForm(LEAD, {
    row,
    onClose,
    nameOf: nameOfLead,
    calls: leadApi.useCalls(),
    first: NEW_LEAD,
  });
  return (
    <FormDialog {...frame} title={t('Next action')}>
      <div className="at-fields">
        <TextField wide placeholder={t('Call, demo, site visit')} {...field('nextAction')} />
        <DateField {...field('nextOn')} />
        <TimeField {...field('nextTime')} />
      </div>
    </FormDialog>
  );
}
