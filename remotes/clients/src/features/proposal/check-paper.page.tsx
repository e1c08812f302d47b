import type { CheckedPaper } from '@atrium/contracts';
import { formatDate, t, tellFailure } from '@atrium/sdk';
import { Card, Note, DropZone } from '@atrium/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useCheckPaperMutation } from '../../shared/proposal.api.js';
import { PortalFrame } from './components/portal-frame.js';

interface Checked extends CheckedPaper {
  file: string;
  hash: string;
}

/** Anyone who has a signed proposal finds out whether it is the one that was kept. The file stays in the browser. */
export default function CheckPaperPage() {
  const { companyCode = '' } = useParams();
  const [check] = useCheckPaperMutation();
  const [checked, setChecked] = useState<Checked | null>(null);
  const onFile = async (file: File) => {
    setChecked(null);
    try {
      const hash = await hashOf(file);
      setChecked({ ...(await check({ company: companyCode, hash }).unwrap()), file: file.name, hash });
    } catch (reason) {
      tellFailure(t('The file could not be checked'), reason);
    }
  };
  return (
    <PortalFrame title={t('Check a signed proposal')}>
      <Card>
        <p className="mb-3">
          {t('The file stays on your device. Only its SHA-256 is compared with the papers that were kept.')}
        </p>
        <DropZone
          label={t('Choose the PDF')}
          accept="application/pdf"
          onFiles={([file]) => {
            if (file) void onFile(file);
          }}
        />
        <div role="status" className="mt-3">
          {checked && <Result {...checked} />}
        </div>
      </Card>
    </PortalFrame>
  );
}

function Result({ known, file, hash }: Checked) {
  return (
    <>
      {known ? (
        <Note tone="success">
          {t('{file} is the signed proposal {number} of {company}, accepted on {date}. Not a byte differs.', {
            file,
            number: known.number,
            company: known.company,
            date: formatDate(known.acceptedAt),
          })}
        </Note>
      ) : (
        <Note tone="warning">
          {t('{file} is not known. It is another paper, or it was changed after it was signed.', { file })}
        </Note>
      )}
      <p className="at-muted at-13 text-break mt-2 mb-0">{t('SHA-256: {hash}', { hash })}</p>
    </>
  );
}

async function hashOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
