import { hello, words, type Mail, type Said } from '@atrium/reach';
import '../identity.texts.js';

interface Recipient {
  email: string;
  firstName: string;
}

export type SecondFactorChange = 'on' | 'off' | 'reset' | 'codes';

const SUBJECTS: Record<SecondFactorChange, (company: string) => Said> = {
  on: (company) => words('Two-step sign-in for {company} is on', { company }),
  off: (company) => words('Two-step sign-in for {company} is off', { company }),
  reset: (company) => words('Two-step sign-in for {company} was reset by an admin', { company }),
  codes: (company) => words('Two-step sign-in for {company} has new recovery codes', { company }),
};

const CHANGES: Record<SecondFactorChange, Said> = {
  on: words('The two-step sign-in of your account is on since just now.'),
  off: words('The two-step sign-in of your account is off since just now.'),
  reset: words('The two-step sign-in of your account was reset by an admin just now.'),
  codes: words('The two-step sign-in of your account has new recovery codes since just now.'),
};

export const secondFactorMail = (to: Recipient, company: string, change: SecondFactorChange): Mail => ({
  to: to.email,
  subject: SUBJECTS[change](company),
  text: [
    hello(to.firstName),
    CHANGES[change],
    words('If it was not you, set a new password at once and tell your admin.'),
  ],
});
