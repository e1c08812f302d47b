import { http, t, tellFailure } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { useState } from 'react';
import type { Place } from '../../../shared/proposal.api.js';

/** Saves a proposal as PDF; `staff`: for those who write it. */
export function PdfButton({ place, staff = false }: { place: Place; staff?: boolean }) {
  const [busy, setBusy] = useState(false);
  if (!('link' in place))
    return (
      <a
        className="btn btn-secondary btn-sm"
        href={`/api/${staff ? '' : 'client-portal/'}proposals/${place.id}/pdf`}
        download
      >
        {t('Save as PDF')}
      </a>
    );
  const save = async () => {
    setBusy(true);
    await saveLinked(place.link).catch((reason: unknown) =>
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

/** A link of the page would put the secret into an address. */
async function saveLinked(link: string): Promise<void> {
  const { data } = await http.post<Blob>('proposal-links/pdf', { link }, { responseType: 'blob' });
  const url = URL.createObjectURL(data);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = 'proposal.pdf';
  anchor.click();
  URL.revokeObjectURL(url);
}
