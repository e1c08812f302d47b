import { LANGUAGES, ROLE_LABELS, ROLES, toLine, type Language } from '@atrium/contracts';
import { renderMail, type Mail } from '@atrium/reach';
import fc from 'fast-check';
import { confirmationMail } from './confirmation/confirmation.mail.js';
import { confirmEmailMail, stopEmailMail } from './email-change/email-change.mail.js';
import { invitationMail } from './invitation/invitation.mail.js';
import { passwordChangedMail, recoveryMail } from './recovery/recovery.mail.js';
import { secondFactorMail } from './second-factor/second-factor.mail.js';

/** A name as the contracts allow it: one line without spaces around it. */
const name = fc
  .string({ minLength: 1, unit: fc.constantFrom('अ', 'ع', 'A', '{', '}', "'", '#', '<', ' ') })
  .map(toLine)
  .filter((line) => line !== '');
const values = fc.record({
  firstName: name,
  companyName: name,
  invitedBy: name,
  role: fc.constantFrom(...ROLES),
});
type Values = typeof values extends fc.Arbitrary<infer Value> ? Value : never;

const link = 'http://localhost:4300/x#token=abc';
const [email, newEmail] = ['asha@acme.test', 'asha@new.test'];

/** Every mail with values. */
const mailsOf = ({ firstName, companyName, invitedBy, role }: Values): [Mail, string[]][] => {
  const to = { email, firstName };
  const change = { firstName, companyName, oldEmail: email, newEmail, link };
  return [
    [confirmationMail(to, link), [link]],
    [recoveryMail(to, companyName, link), [companyName, link]],
    [passwordChangedMail(to, companyName), [companyName]],
    [confirmEmailMail(change), [companyName, link]],
    [stopEmailMail(change), [companyName, newEmail, link]],
    [invitationMail({ to: { ...to, role }, companyName, invitedBy, link }), [companyName, invitedBy, link]],
    ...(['on', 'off', 'reset', 'codes'] as const).map((change): [Mail, string[]] => [
      secondFactorMail(to, companyName, change),
      [companyName],
    ]),
  ];
};
const textOf = (mail: Mail, language: Language) => {
  const { subject, text } = renderMail(mail, language);
  return `${subject}\n${text}`;
};

test('each mail says all its values in every language, whatever people and companies are called', () => {
  fc.assert(
    fc.property(values, fc.constantFrom(...LANGUAGES), (given, language) => {
      for (const [mail, wanted] of mailsOf(given)) {
        const text = textOf(mail, language);
        for (const value of [given.firstName, ...wanted]) expect(text).toContain(value);
      }
    }),
  );
});

test('each mail is completely in its language', () => {
  const given = { firstName: '1', companyName: '2', invitedBy: '3', role: 'hr' } as const;
  const without = (text: string) => text.replaceAll(link, '').replaceAll(newEmail, '');
  for (const [mail] of mailsOf(given)) {
    expect(without(textOf(mail, 'hi'))).not.toMatch(/[a-z]{2}|[\u0600-\u06ff]/i);
    expect(without(textOf(mail, 'ar'))).not.toMatch(/[a-z]{2}|[\u0900-\u097f]/i);
  }
});

test.each([
  ['en', ROLE_LABELS.teamLeader],
  ['hi', 'टीम लीडर'],
  ['ar', 'قائد الفريق'],
] as const)('an invitation names the role as the portal does in %s', (language, role) => {
  const to = { email, firstName: 'Ravi', role: 'teamLeader' } as const;
  const mail = invitationMail({ to, companyName: 'Acme', invitedBy: 'Asha Rao', link });
  expect(textOf(mail, language)).toContain(role);
});
