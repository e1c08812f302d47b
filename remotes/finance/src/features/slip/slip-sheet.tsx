import type { Money } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { classNames } from '@atrium/ui';
import { sayDifference, sayMonth, sayMonthName, sayPay, sayRupees } from '../../shared/pay.format.js';
import type { SlipGroup, SlipLine } from './slip-lines.types.js';
import css from './slip-sheet.module.scss';

export interface SlipSheetProps {
  month: string;
  net: Money;
  netDifference: Money | null;
  /** The month that differences are against; null on a first slip. */
  before: string | null;
  groups: readonly SlipGroup[];
  /** The key of the line whose explanation is open. */
  opened: string | null;
  onOpen: (key: string | null) => void;
  /** Below the lines, such as the rules that they follow. */
  note: string;
}

/** What somebody is paid: the net first, then each line, which says why when it is pressed. */
export function SlipSheet(props: SlipSheetProps) {
  const { month, net, netDifference, before, groups, opened, onOpen, note } = props;
  const heads = before === null ? null : t('on {month}', { month: sayMonthName(before) });
  return (
    <section
      className={classNames('at-card', css['sheet'])}
      aria-label={t('Payslip of {month}', { month: sayMonth(month) })}
    >
      <div className={css['net']}>
        <div>
          <div className="at-13 at-muted">{t('Net pay, {month}', { month: sayMonth(month) })}</div>
          <div className={css['figure']}>
            <bdi dir="ltr">{sayPay(net)}</bdi>
          </div>
        </div>
        {heads !== null && (
          <div className="at-end">
            <Difference amount={netDifference} good />
            <div className="at-12 at-muted">{heads}</div>
          </div>
        )}
      </div>
      <table className={css['lines']}>
        {groups.map((group) => (
          <Group key={group.kind} group={group} heads={heads} opened={opened} onOpen={onOpen} />
        ))}
      </table>
      <p className="at-12 at-muted m-0 mt-4">{note}</p>
    </section>
  );
}

/** Colour says whether it is good for who reads it; the sign says the same. */
function Difference({ amount, good }: { amount: Money | null; good?: boolean }) {
  const tone = !good || !amount ? 'at-muted' : amount > 0 ? 'at-up' : 'at-down';
  return (
    <bdi dir="ltr" className={classNames('at-num', tone)}>
      {sayDifference(amount)}
    </bdi>
  );
}

interface GroupProps extends Pick<SlipSheetProps, 'opened' | 'onOpen'> {
  group: SlipGroup;
  heads: string | null;
}

function Group({ group, heads, opened, onOpen }: GroupProps) {
  return (
    <tbody>
      <tr className={css['head']}>
        <th scope="rowgroup">{group.title}</th>
        <th scope="col">{heads}</th>
        <th scope="col" className={css['year']}>
          {t('year to date')}
        </th>
        <th scope="col">₹</th>
      </tr>
      {group.lines.map((line) => (
        <Line key={line.key} shown={line} isOpen={line.key === opened} onOpen={onOpen} />
      ))}
      <tr className={css['total']}>
        <th scope="row">{group.totalName}</th>
        <Figures difference={group.totalDifference} toDate={group.totalToDate} amount={group.total} />
      </tr>
    </tbody>
  );
}

interface LineProps extends Pick<SlipSheetProps, 'onOpen'> {
  shown: SlipLine;
  isOpen: boolean;
}

function Line({ shown: { key, name, line, difference, toDate }, isOpen, onOpen }: LineProps) {
  return (
    <tr className={classNames(css['line'], isOpen && css['open'])}>
      <th scope="row">
        <button type="button" aria-expanded={isOpen} onClick={() => onOpen(isOpen ? null : key)}>
          {name}
          {line.forMonth !== null && (
            <span className="at-12 at-muted"> {t('for {month}', { month: sayMonth(line.forMonth) })}</span>
          )}
        </button>
      </th>
      <Figures difference={difference} toDate={toDate} amount={line.amount} />
    </tr>
  );
}

function Figures({ difference, toDate, amount }: { difference: Money | null; toDate: Money; amount: Money }) {
  return (
    <>
      <td>
        <Difference amount={difference} />
      </td>
      <td className={css['year']}>
        <bdi dir="ltr">{sayRupees(toDate)}</bdi>
      </td>
      <td>
        <bdi dir="ltr">{sayRupees(amount)}</bdi>
      </td>
    </>
  );
}
