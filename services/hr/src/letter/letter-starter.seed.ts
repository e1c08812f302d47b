import type { CreateLetterTemplate, Language, LetterPurpose } from '@atrium/contracts';
import { joined, say, words, type Said } from '@atrium/reach';

/** Fields stay fields: `{name}` is put in when the letter is made. */
const FIELDS = Object.fromEntries(
  ['name', 'code', 'designation', 'joiningDate', 'company', 'salary', 'confirmedOn', 'lastDay'].map(
    (field) => [field, `{${field}}`],
  ),
);

interface Usual {
  purpose: LetterPurpose;
  name: Said;
  subject: Said;
  body: Said[];
}

const USUAL: readonly Usual[] = [
  {
    purpose: 'offer',
    name: words('Offer letter', FIELDS),
    subject: words('Offer of employment', FIELDS),
    body: [
      words('Dear {name},', FIELDS),
      words(
        'We are pleased to offer you the position of {designation} at {company}, from {joiningDate}.',
        FIELDS,
      ),
      words('Your yearly pay is {salary}. Sign and return a copy of this letter.', FIELDS),
    ],
  },
  {
    purpose: 'confirmation',
    name: words('Confirmation letter', FIELDS),
    subject: words('Confirmation of your employment', FIELDS),
    body: [
      words('Dear {name},', FIELDS),
      words('You have completed your probation. We confirm you as {designation} from {confirmedOn}.', FIELDS),
      words('Thank you for your work.', FIELDS),
    ],
  },
  {
    purpose: 'experience',
    name: words('Experience letter', FIELDS),
    subject: words('Letter of experience', FIELDS),
    body: [
      words(
        '{name} (employee code {code}) worked at {company} as {designation} from {joiningDate} to {lastDay}.',
        FIELDS,
      ),
      words('We found their work and conduct good and wish them success.', FIELDS),
    ],
  },
  {
    purpose: 'relieving',
    name: words('Relieving letter', FIELDS),
    subject: words('Relieving from your duties', FIELDS),
    body: [
      words('Dear {name},', FIELDS),
      words(
        'We have accepted your resignation. You are relieved from your duties as {designation} on {lastDay}.',
        FIELDS,
      ),
      words('All dues between you and {company} are settled as agreed.', FIELDS),
    ],
  },
];

/** The letters that most companies need, in a language, signed by whoever adds them until somebody else is named. */
export const usualLetters = (
  language: Language,
  signedBy: Pick<CreateLetterTemplate, 'signatory' | 'signatoryTitle'>,
): CreateLetterTemplate[] =>
  USUAL.map(({ purpose, name, subject, body }) => ({
    purpose,
    language,
    ...signedBy,
    name: say(name, language),
    subject: say(subject, language),
    body: say(joined('\n\n', body), language),
  }));
