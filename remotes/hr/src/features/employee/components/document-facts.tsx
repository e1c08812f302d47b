import {
  dayIn,
  DOCUMENT_CATEGORY_LABELS,
  DOCUMENT_STATE_LABELS,
  type DocumentState,
  type EmployeeDocument,
} from '@atrium/contracts';
import { formatDate, t, translate } from '@atrium/sdk';
import { StatusBadge, type Tone } from '@atrium/ui';

/** Days before it expires in which a document is marked. */
const SOON_DAYS = 60;
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
  if (archivedAt) return null;
  return (
    <>
      {state !== 'verified' && (
        <StatusBadge tone={TONES[state]}>{translate(DOCUMENT_STATE_LABELS[state])}</StatusBadge>
      )}
      {expiresOn && <Expiry on={expiresOn} />}
    </>
  );
}

function Expiry({ on }: { on: string }) {
  const days = Math.round((Date.parse(on) - Date.parse(dayIn(new Date()))) / 86_400_000);
  const day = formatDate(on);
  if (days < 0) return <StatusBadge tone="danger">{t('Expired on {day}', { day })}</StatusBadge>;
  if (days <= SOON_DAYS) return <StatusBadge tone="warning">{t('Expires on {day}', { day })}</StatusBadge>;
  return null;
}
