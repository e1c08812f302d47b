import { http, language, t, tellFailure } from '@atrium/sdk';
import { Button } from '@atrium/ui';
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

/** Not as a link of the page: the secret would be in an address, and a refusal would be seen by nobody. */
async function savePdf(place: Place, staff: boolean): Promise<void> {
  const { data, headers } = await http.request<Blob>(callOf(place, staff)).catch(async (reason: unknown) => {
    throw await withWords(reason);
  });
  const url = URL.createObjectURL(data);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = /filename="(.+)"/.exec(String(headers['content-disposition']))?.[1] ?? 'proposal.pdf';
  anchor.click();
  URL.revokeObjectURL(url);
}

function callOf(place: Place, staff: boolean) {
  const bytes = { responseType: 'blob', headers: { 'Accept-Language': language() } } as const;
  if ('link' in place)
    return { ...bytes, url: 'proposal-links/pdf', method: 'POST', data: { link: place.link } };
  return { ...bytes, url: `${staff ? '' : 'client-portal/'}proposals/${place.id}/pdf` };
}

/** The refusal of a call for bytes comes as bytes, too. */
async function withWords(reason: unknown): Promise<unknown> {
  if (typeof reason !== 'object' || reason === null || !('response' in reason)) return reason;
  const { response } = reason as { response?: { data: unknown } };
  if (response?.data instanceof Blob && response.data.type.includes('json'))
    response.data = JSON.parse(await response.data.text());
  return reason;
}
