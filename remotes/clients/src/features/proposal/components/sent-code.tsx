import { t, toFailure } from '@atrium/sdk';
import { Button, Note, TextField } from '@atrium/ui';
import { useEffect, type ComponentProps } from 'react';
import { useSendCodeMutation } from '../../../shared/proposal.api.js';

interface SentCodeProps {
  link: string;
  email: string;
  /** Nobody can answer any more. */
  onStale: () => void;
}

/** Sends a code when the dialog opens, and says where it went. */
export function SentCode({ link, email, onStale }: SentCodeProps) {
  const [sendCode, code] = useSendCodeMutation();
  useEffect(() => {
    void sendCode(link);
  }, [link, sendCode]);
  const refusal = code.isError ? toFailure(code.error) : null;
  // Nobody can sign it any more: the page behind says why.
  const isStale = refusal?.status === 409;
  useEffect(() => {
    if (isStale) onStale();
  }, [isStale, onStale]);
  return (
    <Note
      tone={code.isError ? 'danger' : 'info'}
      action={
        <Button size="sm" busy={code.isLoading} onClick={() => void sendCode(link)}>
          {t('Send a new code')}
        </Button>
      }
    >
      {refusal
        ? refusal.error.message
        : t('We sent a code of 6 digits to {email}. It counts for 10 minutes.', { email })}
    </Note>
  );
}

/** The code from the mailbox. */
export const CodeField = (field: Omit<ComponentProps<typeof TextField>, 'label'>) => (
  <TextField {...field} required label={t('Code')} inputMode="numeric" autoComplete="one-time-code" />
);
