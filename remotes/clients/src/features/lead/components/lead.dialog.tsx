import { LEAD, type Lead } from '@atrium/contracts';
import { FormDialog, useRecordForm, type RecordFormProps } from '@atrium/ui';
import { leadApi } from '../../../shared/lead.api.js';
import { nameOfLead } from '../lead.format.js';
import { NEW_LEAD } from '../new-lead.rules.js';
import { LeadPerson, LeadWork } from './lead-fields.js';

/** Edits a lead. */
export default function LeadDialog({ row, onClose }: RecordFormProps<Lead>) {
  const { frame, field } = useRecordForm(LEAD, {
    row,
    onClose,
    nameOf: nameOfLead,
    calls: leadApi.useCalls(),
    first: NEW_LEAD,
  });
  return (
    <FormDialog {...frame} size="lg">
      <div className="at-fields">
        <LeadPerson field={field} row={row} />
        <LeadWork field={field} row={row} />
      </div>
    </FormDialog>
  );
}
