import { PAY_CHANGE_LABELS, type Money, type ShownPayLine } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { classNames } from '@atrium/ui';
import { monthFrom } from './months.rules.js';
import { sayDifference, sayMonth, sayMonthName, sayPay, sayRupees } from './pay.format.js';
import { groupsOf, type ShownSlip, type SlipGroup, type SlipLine } from './slip-groups.rules.js';
import { sayUnpaid } from './unpaid-dates.format.js';
import css from './slip-sheet.module.scss';

export interface SlipSheetProps {
  slip: ShownSlip;
  nameOf: (line: ShownPayLine) => string;
  /** The key of the line whose explanation is open. */
  opened: string | null;
  onOpen: (key: string | null) => void;
}

/** What somebody is paid: the net first, then each line, which says why when it is pressed. */
export function SlipSheet({ slip, nameOf, opened, onOpen }: SlipSheetProps) {
  const { month, net, previousNet } = slip;
  const before = previousNet === null ? null : t('on {month}', { month: sayMonthName(monthFrom(month, -1)) });
  return (
    <section
      className={classNames('at-card', css['sheet'])}
      aria-label={t('Payslip for {month}', { month: sayMonth(month) })}
    >
      <div className={css['net']}>
        <div>
          <div className="at-13 at-muted">{t('Net pay, {month}', { month: sayMonth(month) })}</div>
          <div className={css['figure']}>
            <bdi dir="ltr">{sayPay(net)}</bdi>
          </div>
        </div>
        {previousNet !== null && (
          <div className="at-end">
            <Difference amount={net - previousNet} good />
            <div className="at-12 at-muted">
              {before}
              {slip.change !== null && ` · ${translate(PAY_CHANGE_LABELS[slip.change])}`}
            </div>
          </div>
        )}
      </div>
      <table className={css['lines']}>
        {groupsOf(slip).map((group) => (
          <Group
            key={group.kind}
            group={group}
            before={before}
            nameOf={nameOf}
            opened={opened}
            onOpen={onOpen}
          />
        ))}
      </table>
      <Foot slip={slip} />
    </section>
  );
}

/** Which days are not paid, and whether the rules still have to be confirmed. */
function Foot({ slip: { unpaidDates, lines } }: { slip: ShownSlip }) {
  const isOpen = lines.some(({ explanation }) => explanation.pack?.confirmed === false);
  return (
    <p className="at-12 at-muted m-0 mt-4">
      {[
        sayUnpaid(unpaidDates),
        isOpen && t('The rules of the law are to be confirmed by an accountant.'),
        t('Click a line to see why.'),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}

/** The sign says what colour says: whether it is good for who reads it. */
function Difference({ amount, good }: { amount: Money | null; good?: boolean }) {
  const tone = !good || !amount ? 'at-muted' : amount > 0 ? 'at-up' : 'at-down';
  return (
    <bdi dir="ltr" className={classNames('at-num', tone)}>
      {sayDifference(amount)}
    </bdi>
  );
}

const TITLES: Record<SlipGroup['kind'], () => [title: string, total: string]> = {
  earning: () => [t('Earnings'), t('Gross')],
  deduction: () => [t('Deductions'), t('Deductions')],
  employer: () => [t('Paid by the company'), t('Cost of the month')],
};

interface GroupProps extends Pick<SlipSheetProps, 'nameOf' | 'opened' | 'onOpen'> {
  group: SlipGroup;
  before: string | null;
}

function Group({ group, before, nameOf, opened, onOpen }: GroupProps) {
  const [title, total] = TITLES[group.kind]();
  if (group.lines.length === 0) return null;
  return (
    <tbody>
      <tr className={css['head']}>
        <th scope="rowgroup">{title}</th>
        <th scope="col">{before}</th>
        <th scope="col" className={css['year']}>
          {t('year to date')}
        </th>
        <th scope="col">₹</th>
      </tr>
      {group.lines.map((each) => (
        <Line
          key={each.key}
          each={each}
          name={nameOf(each.line)}
          isOpen={each.key === opened}
          onOpen={onOpen}
        />
      ))}
      <tr className={css['total']}>
        <th scope="row">{total}</th>
        <Figures difference={group.difference} toDate={group.toDate} amount={group.total} />
      </tr>
    </tbody>
  );
}

interface LineProps extends Pick<SlipSheetProps, 'onOpen'> {
  each: SlipLine;
  name: string;
  isOpen: boolean;
}

function Line({ each: { key, line, difference }, name, isOpen, onOpen }: LineProps) {
  return (
    <tr className={classNames(css['line'], isOpen && css['open'])}>
      <th scope="row">
        <button
          type="button"
          data-line={key}
          aria-expanded={isOpen}
          onClick={() => onOpen(isOpen ? null : key)}
        >
          {name}
          {line.forMonth !== null && (
            <span className="at-12 at-muted"> {t('for {month}', { month: sayMonth(line.forMonth) })}</span>
          )}
        </button>
      </th>
      <Figures difference={difference} toDate={line.yearToDate} amount={line.amount} />
    </tr>
  );
}

interface FiguresProps {
  difference: Money | null;
  toDate: Money;
  amount: Money;
}

function Figures({ difference, toDate, amount }: FiguresProps) {
  return (
    <>
      <td>{difference !== null && <Difference amount={difference} />}</td>
      <td className={css['year']}>
        <bdi dir="ltr">{sayRupees(toDate)}</bdi>
      </td>
      <td>
        <bdi dir="ltr">{sayRupees(amount)}</bdi>
      </td>
    </>
  );
}
