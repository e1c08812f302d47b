import {
  ONBOARDING_STEPS,
  type EmployeeDocument,
  type OnboardingStep,
  type PersonalDetails,
} from '@atrium/contracts';
import type { StatutoryValues } from '../statutory/statutory.rules.js';

/** What is known of a person. */
export interface Told {
  personal: Omit<PersonalDetails, 'employeeId' | 'version'>;
  statutory: Pick<StatutoryValues, 'account' | 'pan'>;
  /** Those that the person sees and that are not archived. */
  documents: readonly Pick<EmployeeDocument, 'state'>[];
}

const TOLD: Record<OnboardingStep, (told: Told) => boolean> = {
  personal: ({ personal: { phone, birthDate, legalName, gender, homeAddress, emergencyContacts } }) => {
    const given = [phone, birthDate, legalName, gender, homeAddress].every((value) => value !== null);
    return given && emergencyContacts.length > 0;
  },
  bank: ({ statutory: { account } }) => account !== null,
  statutory: ({ statutory: { pan } }) => pan !== null,
  documents: ({ documents }) =>
    documents.some(({ state }) => state === 'received' || state === 'verified') &&
    !documents.some(({ state }) => state === 'asked' || state === 'returned'),
};

/** The steps of which nothing is missing. */
export const doneSteps = (told: Told): OnboardingStep[] =>
  ONBOARDING_STEPS.filter((step) => TOLD[step](told));
