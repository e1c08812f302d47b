import { defineMail, hello, words, type Mail, type Said } from '@atrium/reach';
import '../identity.texts.js';

const SECOND_FACTOR = defineMail({
  key: 'identity.second-factor',
  notCounted: 'Goes to the account itself, after a proof of identity.',
});

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
  on: words('Two-step sign-in was just switched on for your account.'),
  off: words('Two-step sign-in was just switched off for your account.'),
  reset: words('An admin just reset two-step sign-in for your account.'),
  codes: words('New recovery codes were just created for your account’s two-step sign-in.'),
};

export const secondFactorMail = (to: Recipient, company: string, change: SecondFactorChange): Mail => ({
  kind: SECOND_FACTOR,
  to: to.email,
  subject: SUBJECTS[change](company),
  text: [
    hello(to.firstName),
    CHANGES[change],
    words('If this was not you, set a new password immediately and tell your admin.'),
  ],
});
