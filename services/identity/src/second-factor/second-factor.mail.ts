import type { Mail } from '@atrium/platform';

interface Recipient {
  email: string;
  firstName: string;
}

const SUBJECTS = {
  on: 'is on',
  off: 'is off',
  reset: 'was reset by an admin',
  codes: 'has new recovery codes',
};
export type SecondFactorNews = keyof typeof SUBJECTS;

export function secondFactorMail(to: Recipient, companyName: string, news: SecondFactorNews): Mail {
  return {
    to: to.email,
    subject: `Two-step sign-in for ${companyName} ${SUBJECTS[news]}`,
    text: `Hello ${to.firstName},\n\nthe two-step sign-in of your account ${SUBJECTS[news]} since just now.\n\nIf it was not you, set a new password at once and tell your admin.`,
  };
}
