import { t, tellFailure } from '@atrium/sdk';
import { Button, saveAnswer } from '@atrium/ui';
import { useState } from 'react';
import type { Place } from '../../../shared/proposal.api.js';

/** Saves a proposal as PDF; `staff`: for those who write it. */
export function PdfButton({ place, staff = false }: { place: Place; staff?: boolean }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await savePdf(place, staff).catch((reason: unknown) =>
      tellFailure(t('The PDF could not be made'), reason),
    );
    setBusy(false);
  };
  return (
    <Button size="sm" busy={busy} onClick={() => void save()}>
      {t('Save as PDF')}
    </Button>
  );
}

function savePdf(place: Place, staff: boolean): Promise<void> {
  const name = 'proposal.pdf';
  if ('link' in place)
    return saveAnswer({ name, url: 'proposal-links/pdf', method: 'POST', data: { link: place.link } });
  return saveAnswer({ name, url: `${staff ? '' : 'client-portal/'}proposals/${place.id}/pdf` });
}
