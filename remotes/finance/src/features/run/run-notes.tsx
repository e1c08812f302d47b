import { CHANGED_PART_LABELS, type PayRun, type PayRunCheck } from '@atrium/contracts';
import { formatList, t, translate } from '@atrium/sdk';
import { Note } from '@atrium/ui';
import { nameOfRef } from '../../shared/ref.format.js';

const NAMED = 4;

/** What stands in the way of the next step. */
export function RunNotes({ run, check }: { run: PayRun; check: PayRunCheck | undefined }) {
  const { state, returnReason, approver, blocked, kind, reason } = run;
  const isOpen = state === 'computed' || state === 'submitted' || state === 'approved';
  const changed = isOpen ? (check?.changed ?? []) : [];
  return (
    <>
      {state === 'draft' && <Note>{t('Nothing is computed yet. Compute the run to see the payslips.')}</Note>}
      {kind === 'correction' && reason !== null && (
        <Note>{t('A locked payslip is reversed and made again: “{reason}”', { reason })}</Note>
      )}
      {kind === 'offCycle' && <Note>{sayTax(run)}</Note>}
      {returnReason !== null && (
        <Note tone="warning">
          {approver === null
            ? t('It was returned: “{reason}”', { reason: returnReason })
            : t('{name} returned it: “{reason}”', { name: nameOfRef(approver), reason: returnReason })}
        </Note>
      )}
      {changed.length > 0 && <Stale changed={changed} />}
      {isOpen && blocked > 0 && (
        <Note tone="danger">
          {t(
            '{count, plural, one {# payslip cannot be paid as it is. Mend it or hold it.} other {# payslips cannot be paid as they are. Mend or hold them.}}',
            { count: blocked },
          )}
        </Note>
      )}
    </>
  );
}

const sayTax = ({ taxAtOnce }: PayRun): string =>
  taxAtOnce
    ? t('Income tax is deducted with it. The month’s own run counts it for professional tax.')
    : t('The months that are left of the tax year deduct its income tax.');

/** Whose payslip would differ now, and why. */
function Stale({ changed }: { changed: PayRunCheck['changed'] }) {
  const more = changed.length - NAMED;
  return (
    <Note tone="warning">
      <div className="fw-medium">
        {t('Something has changed since the run was computed. Compute it again.')}
      </div>
      <ul className="m-0 mt-1 ps-3">
        {changed.slice(0, NAMED).map(({ employee, parts }) => (
          <li key={employee.id}>
            <bdi>{employee.name}</bdi>:{' '}
            {formatList(parts.map((part) => translate(CHANGED_PART_LABELS[part]).toLowerCase()))}
          </li>
        ))}
        {more > 0 && <li>{t('{count, plural, one {# more} other {# more}}', { count: more })}</li>}
      </ul>
    </Note>
  );
}
