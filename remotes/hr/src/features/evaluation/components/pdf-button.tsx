import { EVALUATION_RESULT, type EvaluationComparison } from '@atrium/contracts';
import { t, tellFailure } from '@atrium/sdk';
import { Button, saveAnswer } from '@atrium/ui';
import { useState } from 'react';

/** Saves a published result as PDF, as the reader sees it. */
export function PdfButton({ result }: Pick<EvaluationComparison, 'result'>) {
  const { id, subject, cycle, publishedAt } = result;
  const [busy, setBusy] = useState(false);
  if (publishedAt === null) return null;
  const save = async () => {
    setBusy(true);
    const name = `${subject.name}, ${cycle.name}.pdf`;
    await saveAnswer({ name, url: `${EVALUATION_RESULT.path}/${id}/pdf` }).catch((reason: unknown) =>
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
