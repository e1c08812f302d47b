import { LEAD_GIVEN_LABELS, type Lead, type LeadGiven } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';

/** Why somebody got a lead. */
export const sayGiven = ({ rule, how }: NonNullable<Lead['given']>, person: string): string =>
  t('Given to {person} by rule {rule}: {how}', {
    person,
    rule,
    how: translate(LEAD_GIVEN_LABELS[how as LeadGiven]),
  });
