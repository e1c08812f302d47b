import { t } from '@atrium/sdk';
import { Button, Dialog, RefField } from '@atrium/ui';
import { useState } from 'react';
import { useEmployeeOffers } from '../../../shared/employee.api.js';
import AskLeaveDialog from './ask-leave.dialog.js';

/** HR files leave for somebody: first for whom, then the form that the person has, too. */
export default function AddLeaveDialog({ onClose }: { onClose: () => void }) {
  const [person, setPerson] = useState<{ id: string; name: string } | null>(null);
  const [chosen, setChosen] = useState<typeof person>(null);
  if (person) return <AskLeaveDialog person={person} onClose={onClose} />;
  return (
    <Dialog
      size="sm"
      title={t('Add leave for someone')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" disabled={!chosen} onClick={() => setPerson(chosen)}>
            {t('Next')}
          </Button>
        </>
      }
    >
      <RefField label={t('Person')} useOffers={useEmployeeOffers} chosen={chosen} onChoose={setChosen} />
    </Dialog>
  );
}
