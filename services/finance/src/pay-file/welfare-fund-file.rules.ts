import { RULE_LINES } from '../payroll/pay-line.rules.js';
import { owed, paiseOf, unmade } from './made-file.rules.js';
import type { FiledRun, MadeFile } from './pay-file.types.js';

const PAISE = 100;
const { welfareFund, welfareFundEmployer } = RULE_LINES;

/** Shares in a state's labour welfare fund, in the months in which they are due. */
export function welfareFundFile({ month, state, slips }: FiledRun): MadeFile {
  const name = `welfare-fund-${month}.xlsx`;
  if (state === null) return unmade(name, 'noState');
  const members = slips.filter(({ lines }) => lines.some(({ code }) => code === welfareFundEmployer));
  if (members.length === 0) return unmade(name, 'notDue');
  const rows = [
    ['State', 'Employee code', 'Name', 'Share of the employee', 'Share of the company', 'Together'],
    ...members.map(({ code, name: member, lines }) => {
      const [own, company] = [paiseOf(lines, welfareFund), paiseOf(lines, welfareFundEmployer)];
      return [state, code, member, own / PAISE, company / PAISE, (own + company) / PAISE];
    }),
  ];
  const total = owed(members, welfareFund, welfareFundEmployer);
  const sheets = [{ name: 'Welfare fund', rows }];
  return { name, people: members.length, total, problem: null, missing: [], content: { sheets } };
}
