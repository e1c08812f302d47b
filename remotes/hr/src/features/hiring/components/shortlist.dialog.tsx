import { APPLICATION, shortlistApplicationSchema, type Application, type Ref } from '@atrium/contracts';
import { formatDate, t, toast, translate, useCompanyPath } from '@atrium/sdk';
import { Button, Dialog, FormDialog, RefField, useContractForm, type RecordDialogProps } from '@atrium/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShortlistApplicationMutation, openOpeningChoice } from '../hiring.api.js';

/** Adds somebody who is kept for other openings to one of them; of anybody else it says why that cannot be. */
export default function ShortlistDialog(props: RecordDialogProps<Application>) {
  const { row, onClose } = props;
  const { name } = row.candidate;
  if (row.keptUntil !== null) return <Kept {...props} until={row.keptUntil} />;
  return (
    <Dialog
      size="sm"
      title={t('Add {name} to another opening', { name })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('Close')}</Button>}
    >
      <p className="m-0">{translate(APPLICATION.errors.APPLICATION_NOT_KEPT.message)}</p>
    </Dialog>
  );
}

function Kept({ row, until, onClose }: RecordDialogProps<Application> & { until: string }) {
  const [shortlist] = useShortlistApplicationMutation();
  const [opening, setOpening] = useState<Ref | null>(null);
  const path = useCompanyPath();
  const navigate = useNavigate();
  const { name } = row.candidate;
  const form = useContractForm(shortlistApplicationSchema, {
    defaultValues: { openingId: '' },
    submit: async (body) => {
      const made = await shortlist({ ...body, id: row.id }).unwrap();
      toast.success(t('{name} is added to {opening}', { name, opening: made.opening?.name ?? '' }));
      onClose();
      void navigate(`${path('hiring/applicant')}?id=${made.id}`);
    },
  });
  const choose = (next: Ref | null) => {
    setOpening(next);
    form.methods.setValue('openingId', next?.id ?? '', { shouldDirty: true });
  };
  return (
    <FormDialog
      title={t('Add {name} to another opening', { name })}
      submitLabel={t('Add')}
      form={form}
      onClose={onClose}
    >
      <RefField
        name="openingId"
        label={t('Opening')}
        useOffers={openOpeningChoice.useOffers}
        chosen={opening}
        onChoose={choose}
        error={form.field('openingId').error}
        help={t(
          '{name} agreed to be kept for other openings until {day}. The application for {opening} stays as it is.',
          {
            name,
            day: formatDate(until),
            opening: row.opening?.name ?? '',
          },
        )}
      />
    </FormDialog>
  );
}
