import { PUNCH_FILE } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { ImportWizard } from '@atrium/ui';

/** What devices have recorded. */
export default function PunchImport({ back }: { back: string }) {
  return (
    <ImportWizard
      record={PUNCH_FILE}
      back={back}
      note={t('Each touch counts in its person’s time zone. The days around it are worked out again.')}
      undoNote={t('Punches stay: correct the day instead.')}
    />
  );
}
