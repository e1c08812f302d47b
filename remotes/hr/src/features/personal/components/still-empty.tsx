import {
  PERSONAL_LABELS,
  STATUTORY_LABELS,
  type PersonalDetails,
  type StatutoryDetails,
} from '@atrium/contracts';
import { formatList, t, translate } from '@atrium/sdk';
import { Note } from '@atrium/ui';

const PERSONAL = ['gender', 'personalEmail', 'homeAddress', 'permanentAddress'] as const;
const STATUTORY = ['account', 'pan', 'uan'] as const;

interface StillEmptyProps {
  personal: PersonalDetails;
  /** Undefined: the reader may not see them. */
  statutory: StatutoryDetails | undefined;
}

/** What payroll or an emergency will need and nobody has entered. A legal name is only entered where it differs. */
export function StillEmpty({ personal, statutory }: StillEmptyProps) {
  const labels = [
    ...PERSONAL.filter((field) => personal[field] === null).map((field) => PERSONAL_LABELS[field]),
    ...(personal.emergencyContacts.length === 0 ? [PERSONAL_LABELS.emergencyContacts] : []),
    ...STATUTORY.filter((field) => statutory?.[field] === null).map((field) => STATUTORY_LABELS[field]),
  ];
  if (labels.length === 0) return null;
  const fields = formatList(labels.map((label) => translate(label)));
  return <Note tone="info">{t('Still empty: {fields}', { fields })}</Note>;
}
