import { t, tellFailure } from '@atrium/sdk';
import { Button, saveAnswer } from '@atrium/ui';
import { useState } from 'react';

/** Saves a payslip as PDF. @param url of its own, or of anybody's for who may read it */
export function PayslipPdfButton({ url, month }: { url: string; month: string }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await saveAnswer({ name: `payslip-${month}.pdf`, url }).catch((reason: unknown) =>
      tellFailure(t('The PDF could not be made'), reason),
    );
    setBusy(false);
  };
  return (
    <Button size="sm" icon="download" busy={busy} onClick={() => void save()}>
      {t('Save as PDF')}
    </Button>
  );
}
