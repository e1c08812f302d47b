import { REQUEST_REASON_LIMIT } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { useState } from 'react';
import { TextAreaField } from '../field/text-area-field.js';

/**
 * The reason for declining a request, which is asked for with the first press of Decline.
 * @param atOnce asks for it before that
 */
export function useDeclineReason(atOnce = false) {
  const [reason, setReason] = useState<string | null>(atOnce ? '' : null);
  const [missing, setMissing] = useState(false);
  const give = (then: (words: string) => void) => {
    if (reason === null) setReason('');
    else if (reason.trim() === '') setMissing(true);
    else then(reason.trim());
  };
  const field = reason !== null && (
    <TextAreaField
      label={t('Reason for declining')}
      required
      wide
      maxLength={REQUEST_REASON_LIMIT}
      autoFocus
      value={reason}
      error={missing ? t('Give a reason for declining.') : undefined}
      onChange={({ target }) => {
        setReason(target.value);
        setMissing(false);
      }}
    />
  );
  return { give, field };
}
