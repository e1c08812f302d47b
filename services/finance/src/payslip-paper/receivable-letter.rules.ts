import type { Language, PaySlipDetail } from '@atrium/contracts';
import { say, words } from '@atrium/reach';
import { rupeesInWords } from './amount-words.rules.js';
import { groupsOf, tellerOf } from './payslip-paper.rules.js';

export interface LetterGiven {
  slip: Pick<
    PaySlipDetail,
    'employee' | 'code' | 'month' | 'net' | 'gross' | 'deductions' | 'lines' | 'yearToDate'
  >;
  company: string;
  /** The day until which it is to be paid. */
  dueOn: string;
  language: Language;
}

export const letterHeading = (language: Language): string =>
  say(words('Amount owed after the final settlement'), language);

/** What somebody who has left owes the company, with the lines that it follows from. */
export function letterOf({ slip, company, dueOn, language }: LetterGiven) {
  const tell = tellerOf(language);
  const { name } = slip.employee;
  const heading = letterHeading(language);
  const owed = -slip.net;
  const values = { name, company, amount: tell.money(owed), day: tell.day(dueOn) };
  return {
    heading,
    owes: tell.say(
      words(
        '{name} owes {company} {amount}, because the deductions of the final settlement are more than its pay.',
        values,
      ),
    ),
    sum: tell.money(owed),
    sumInWords: rupeesInWords(owed, language),
    groups: groupsOf(slip, tell)
      .slice(0, -1)
      .filter(({ lines }) => lines.length > 0),
    due: tell.say(words('{amount} is to be paid to {company} by {day}.', values)),
    foot: `${name} (${slip.code}) · ${heading}`,
    words: {
      amount: tell.say(words('Amount')),
      inWords: tell.say(words('In words')),
      sum: tell.say(words('Owed to the company')),
    },
  };
}
