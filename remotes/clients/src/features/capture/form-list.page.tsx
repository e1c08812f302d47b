import { CAPTURE_FORM, type CaptureForm } from '@atrium/contracts';
import { lazyDialog, lazyPage, t } from '@atrium/sdk';
import { Button, Icon, RecordPage, type OpenedLook } from '@atrium/ui';
import { useState } from 'react';
import { captureFormApi } from '../../shared/capture.api.js';
import { useClientTabs } from '../../shared/use-client-tabs.js';
import { useMaySetUp } from '../../shared/use-may-set-up.js';
import { FORM_LOOKS } from './components/form-columns.js';

const FormDialog = lazyDialog(() => import('./components/form.dialog.js'));
const EmbedCode = lazyPage<{ form: CaptureForm }>(() => import('./components/embed-code.js'));

/** The forms through which leads come from websites. */
export default function FormListPage() {
  const [adding, setAdding] = useState(false);
  const mayKeep = useMaySetUp()('leads');
  return (
    <>
      <RecordPage
        record={CAPTURE_FORM}
        tabs={useClientTabs()}
        api={captureFormApi}
        looks={FORM_LOOKS}
        nameOf={({ name }) => name}
        Form={FormDialog}
        placeholder={t('Name')}
        empty={{
          title: t('No web forms yet'),
          text: t('Add one, and put it on your website or send its address to people.'),
        }}
        opened={OPENED}
        exported={{}}
        actions={mayKeep && <AddForm onAdd={() => setAdding(true)} />}
      />
      {adding && <FormDialog row={null} onClose={() => setAdding(false)} />}
    </>
  );
}

const AddForm = ({ onAdd }: { onAdd: () => void }) => (
  <Button size="sm" variant="primary" onClick={onAdd}>
    <Icon name="plus" /> {t('Add web form')}
  </Button>
);

const OPENED: OpenedLook<CaptureForm> = {
  note: ({ campaign }) => campaign,
  lead: (form) => <EmbedCode form={form} />,
};
