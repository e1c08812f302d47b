import {
  PAY_GROUP,
  payPreviewRequestSchema,
  type PayPreview,
  type PayPreviewRequest,
} from '@atrium/contracts';
import { t, useUser } from '@atrium/sdk';
import { MoneyField, Note, SelectField } from '@atrium/ui';
import { useState } from 'react';
import { choiceOptions } from '../../../shared/choice.format.js';
import { monthIn } from '../../../shared/months.rules.js';
import { sayRupees } from '../../../shared/pay.format.js';
import { usePreviewPayQuery } from '../../../shared/payroll-setup.api.js';
import { nameOfLine } from '../../../shared/rule-line.format.js';
import { useComponents } from '../../../shared/use-components.js';
import { usePaused } from '../../../shared/use-paused.js';
import css from './live-slip.module.scss';

/** Twelve lakh a year, in paise: a salary that most structures fit. */
const FIRST_CTC = 120_000_000;
const FIRST_STATE = 'Maharashtra';

type Drawn = Pick<PayPreviewRequest, 'componentCodes' | 'balanceCode' | 'drafts'>;

/** The payslip that the form makes, for a CTC and a state that can be chosen. */
export function LiveSlip(drawn: Drawn) {
  const [ctc, setCtc] = useState<number | string>(FIRST_CTC);
  const [state, setState] = useState<string>(FIRST_STATE);
  const { preview, failed } = usePreview(drawn, ctc, state);
  return (
    <aside className={css['live']} aria-label={t('The payslip it makes')}>
      <h3 className="at-13 fw-semibold m-0">{t('The payslip it makes')}</h3>
      <div className={css['given']}>
        <MoneyField label={t('CTC a year')} value={ctc} onChange={({ target }) => setCtc(target.value)} />
        <SelectField
          label={t('State of professional tax')}
          value={state}
          options={[{ value: '', label: t('None') }, ...choiceOptions(PAY_GROUP.list, 'state')]}
          onChange={({ target }) => setState(target.value)}
        />
      </div>
      {failed && (
        <Note tone="danger">{t('The payslip could not be computed. Change something to try again.')}</Note>
      )}
      {preview?.fault && (
        <Note tone="warning">
          {preview.fault.component === null
            ? preview.fault.message
            : `${preview.fault.component}: ${preview.fault.message}`}
        </Note>
      )}
      {preview?.belowHalf && (
        <Note tone="warning">
          {t('Basic is below half of the pay, so PF is on {counted}, not {basic}', {
            counted: sayRupees(preview.belowHalf.counted),
            basic: sayRupees(preview.belowHalf.basic),
          })}
        </Note>
      )}
      {preview && !preview.fault && <Sums preview={preview} />}
      {!preview && !failed && (
        <p className="at-13 at-muted m-0">{t('It appears once the form has a component.')}</p>
      )}
    </aside>
  );
}

function usePreview(drawn: Drawn, ctc: number | string, state: string) {
  const { company } = useUser();
  const typed = usePaused({
    structureId: null,
    ...drawn,
    overrides: [],
    ctc,
    month: monthIn(company.timezone),
    state: state || null,
    gender: null,
    providentFund: true,
  });
  const asked = payPreviewRequestSchema.safeParse(typed);
  const isAsked = asked.success && asked.data.componentCodes.length > 0;
  const { data, error } = usePreviewPayQuery(asked.success ? asked.data : NOTHING, { skip: !isAsked });
  return { preview: isAsked ? data : undefined, failed: isAsked && error !== undefined };
}

const NOTHING: PayPreviewRequest = {
  structureId: null,
  componentCodes: [],
  balanceCode: null,
  drafts: [],
  overrides: [],
  ctc: 1,
  month: '2000-01',
  state: null,
  gender: null,
  providentFund: false,
};

function Sums({ preview }: { preview: PayPreview }) {
  const { lines, gross, deductions, net, employerCost } = preview;
  const of = (kind: string) => lines.filter((line) => line.kind === kind && line.amount !== 0);
  return (
    <table className={css['sums']}>
      <Part lines={of('earning')} total={[t('Gross'), gross]} />
      <Part lines={of('deduction')} total={[t('Deductions'), deductions]} />
      <Part lines={[]} total={[t('Net pay'), net]} />
      <Part lines={of('employer')} total={[t('Cost of the company'), employerCost]} />
    </table>
  );
}

function Part({ lines, total: [title, amount] }: { lines: PayPreview['lines']; total: [string, number] }) {
  const components = useComponents();
  return (
    <tbody>
      {lines.map((line) => (
        <tr key={line.code}>
          <th scope="row">{nameOfLine(line.code, components)}</th>
          <td>
            <bdi dir="ltr">{sayRupees(line.amount)}</bdi>
          </td>
        </tr>
      ))}
      <tr className={css['total']}>
        <th scope="row">{title}</th>
        <td>
          <bdi dir="ltr">{sayRupees(amount)}</bdi>
        </td>
      </tr>
    </tbody>
  );
}
