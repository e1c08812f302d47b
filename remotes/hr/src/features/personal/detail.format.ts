import { GENDER_LABELS, GENDERS, type ChangeTopic } from '@atrium/contracts';
import { formatDate, translate } from '@atrium/sdk';

/** A detail in words, as a list shows it. */
export function sayDetail(topic: ChangeTopic, value: string | null): string | null {
  if (topic === 'birthDate' && value) return formatDate(value);
  const gender = topic === 'gender' ? GENDERS.find((each) => each === value) : undefined;
  return gender ? translate(GENDER_LABELS[gender]) : value;
}
