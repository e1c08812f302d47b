import { careersKey, careersSchema, type Careers } from '@atrium/contracts';
import { t, toast, useCompanyPath, useSetting } from '@atrium/sdk';
import {
  Dialog,
  FormDialog,
  Loaded,
  NumberField,
  ShownLink,
  TextAreaField,
  useContractForm,
} from '@atrium/ui';

/** What the careers page of the company says, and how long applicants are kept. */
export default function CareersDialog({ onClose }: { onClose: () => void }) {
  const { query, version, save } = useSetting(careersKey);
  if (query.data === undefined)
    return (
      <Dialog title={t('Careers page')} onClose={onClose}>
        <Loaded of={query} title={t('The settings could not be loaded')}>
          {() => null}
        </Loaded>
      </Dialog>
    );
  return <CareersForm key={version} value={query.data} save={save} onClose={onClose} />;
}

interface CareersFormProps {
  value: Careers;
  save: (value: Careers) => Promise<unknown>;
  onClose: () => void;
}

function CareersForm({ value, save, onClose }: CareersFormProps) {
  const path = useCompanyPath();
  const form = useContractForm(careersSchema, {
    defaultValues: value,
    submit: async (careers) => {
      await save(careers);
      toast.success(t('Careers page saved'));
      onClose();
    },
  });
  return (
    <FormDialog title={t('Careers page')} submitLabel={t('Save')} form={form} onClose={onClose}>
      <ShownLink
        link={`${window.location.origin}${path('careers')}`}
        help={t('Openings stand there while they are open and their posting says so.')}
      />
      <TextAreaField
        label={t('Text below the title')}
        help={t('Who you are and how it is to work with you.')}
        rows={4}
        {...form.field('intro')}
      />
      <NumberField
        label={t('Days applicants are kept after the decision')}
        help={t('Then they are erased automatically, unless they agreed to more.')}
        {...form.field('keepDays')}
      />
    </FormDialog>
  );
}
