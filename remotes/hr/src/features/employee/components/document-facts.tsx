import {
  DOCUMENT_CATEGORY_LABELS,
  DOCUMENT_STATE_LABELS,
  type DocumentState,
  type EmployeeDocument,
} from '@atrium/contracts';
import { formatDate, t, translate } from '@atrium/sdk';
import { StatusBadge, type Tone } from '@atrium/ui';
import { sayExpiry } from '../document.format.js';
import { useToday } from '../../../shared/use-today.js';

const TONES: Record<DocumentState, Tone> = {
  asked: 'info',
  received: 'warning',
  verified: 'success',
  returned: 'danger',
};

/** What a document proves and its number, in a line. */
export const sayDocument = ({ category, number, issuedOn }: EmployeeDocument): string =>
  [
    translate(DOCUMENT_CATEGORY_LABELS[category]),
    number,
    issuedOn && t('issued on {day}', { day: formatDate(issuedOn) }),
  ]
    .filter(Boolean)
    .join(' · ');

/** Badges of what differs from the usual: who has to act, and that it expires. */
export function DocumentBadges({ document }: { document: EmployeeDocument }) {
  const { state, expiresOn, archivedAt } = document;
  const today = useToday();
  if (archivedAt) return null;
  const expiry = sayExpiry(expiresOn, today);
  return (
    <>
      {state !== 'verified' && (
        <StatusBadge tone={TONES[state]}>{translate(DOCUMENT_STATE_LABELS[state])}</StatusBadge>
      )}
      {expiry && <StatusBadge tone={expiry.tone}>{expiry.said}</StatusBadge>}
    </>
  );
}
