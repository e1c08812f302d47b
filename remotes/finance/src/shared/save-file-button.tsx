import { t, tellFailure } from '@atrium/sdk';
import { Button, saveAnswer } from '@atrium/ui';
import { useState } from 'react';

interface SaveFileButtonProps {
  /** What is saved, for readers of the button alone. */
  label: string;
  url: string;
  data: object;
  name: string;
  onTaken: () => void;
}

/** Saves a file that a POST answers. */
export function SaveFileButton({ label, url, data, name, onTaken }: SaveFileButtonProps) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await saveAnswer({ url, method: 'POST', data, name })
      .then(onTaken)
      .catch((reason: unknown) => tellFailure(t('The file could not be made'), reason));
    setBusy(false);
  };
  return (
    <Button
      size="xs"
      icon="download"
      busy={busy}
      aria-label={t('Save {file}', { file: label })}
      onClick={() => void save()}
    >
      {t('Save')}
    </Button>
  );
}
