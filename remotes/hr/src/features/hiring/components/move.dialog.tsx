import { APPLICATION, isMovable, type Application } from '@atrium/contracts';
import { offerUndo, t } from '@atrium/sdk';
import { FormDialog, Loaded, SelectField, useContractForm, type RecordDialogProps } from '@atrium/ui';
import { applicationApi, openingApi } from '../hiring.api.js';
import { sayStage } from '../hiring.format.js';

/** Moves an applicant to another stage of the opening. */
export default function MoveDialog({ row, onClose }: RecordDialogProps<Application>) {
  const { take } = applicationApi.useCalls();
  const opening = openingApi.useGet(row.opening?.id);
  const { name } = row.candidate;
  const form = useContractForm(APPLICATION.steps.move.body, {
    defaultValues: { version: row.version, stageId: row.stage.id },
    submit: async (body) => {
      const { id, version, stage } = await take({ ...body, id: row.id, step: 'move' });
      const undo = () => take({ id, version, step: 'move', stageId: row.stage.id });
      offerUndo(t('{name}: {stage}', { name, stage: sayStage(stage) }), undo);
      onClose();
    },
  });
  return (
    <FormDialog title={t('Move {name}', { name })} submitLabel={t('Move')} form={form} onClose={onClose}>
      <Loaded of={opening} title={t('The opening could not be loaded')}>
        {({ stages }) => (
          <SelectField
            label={t('Stage')}
            options={stages
              .filter(({ kind }) => isMovable(kind))
              .map((stage) => ({ value: stage.id, label: sayStage(stage) }))}
            {...form.field('stageId')}
          />
        )}
      </Loaded>
    </FormDialog>
  );
}
