import type { Holiday } from '@atrium/contracts';
import { formatDate, t, toast } from '@atrium/sdk';
import { FormDialog, useSubmit, type RecordDialogProps } from '@atrium/ui';
import { holidayApi, usePreviewHolidayQuery } from '../../../shared/holiday.api.js';
import { EffectNote } from './effect-note.js';

/** Takes a holiday away, and says before whose days and leave that changes. */
export default function ArchiveHolidayDialog({ row, onClose }: RecordDialogProps<Holiday>) {
  const { id, version, name, date, kind } = row;
  const { take } = holidayApi.useCalls();
  const { currentData } = usePreviewHolidayQuery({
    id,
    archive: true,
    date,
    kind,
    listId: row.list?.id ?? null,
    departmentId: row.department?.id ?? null,
  });
  const form = useSubmit({
    names: [],
    submit: async () => {
      await take({ id, version, step: 'archive' });
      toast.success(t('{name} is archived', { name }));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      size="sm"
      title={t('Archive {name}?', { name })}
      subtitle={formatDate(date)}
      submitLabel={t('Archive')}
    >
      <EffectNote effect={currentData} />
    </FormDialog>
  );
}
