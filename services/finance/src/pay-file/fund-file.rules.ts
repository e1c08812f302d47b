import Fraction from 'fraction.js';
import { ZERO } from '../payroll/pay-amount.rules.js';
import { RULE_LINES, totalOfCode } from '../payroll/pay-line.rules.js';
import { fundReturnLine } from '../statutory-return/fund-return-line.rules.js';
import { lacks, owed, unmade } from './made-file.rules.js';
import type { FiledRun, MadeFile } from './pay-file.types.js';

const { fund, voluntaryFund, pension, fundEmployer, fundInsurance, fundAdministration } = RULE_LINES;

/** The return of the provident fund: of all its members, or not at all. */
export function fundFile({ month, slips, numbers }: FiledRun): MadeFile {
  const name = `ecr-${month}.txt`;
  const members = slips.filter(({ lines }) => !totalOfCode(lines, RULE_LINES.fundWages).equals(ZERO));
  const total = owed(members, fund, voluntaryFund, pension, fundEmployer, fundInsurance, fundAdministration);
  const known = { people: members.length, total };
  if (members.length === 0) return unmade(name, 'nobody');
  const missing = members
    .filter(({ employeeId }) => numbers.get(employeeId)?.uan == null)
    .map((slip) => lacks(slip, 'noUan'));
  if (missing.length > 0) return unmade(name, 'incomplete', { ...known, missing });
  const lines = members.map(({ employeeId, name: member, lines: own, unpaidDays }) =>
    fundReturnLine(
      { uan: numbers.get(employeeId)?.uan ?? '', name: member },
      { lines: own, ordinary: { unpaidDays: new Fraction(String(unpaidDays)) } },
    ),
  );
  const text = lines.map((line) => `${line}\n`).join('');
  return { name, ...known, problem: null, missing, content: { text } };
}
