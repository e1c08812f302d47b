import type { ReactNode } from 'react';
import css from './beside.module.scss';

/** A form with its payslip beside it, on a phone below it. */
export const Beside = ({ slip, children }: { slip: ReactNode; children: ReactNode }) => (
  <div className={css['beside']}>
    <div className={css['form']}>{children}</div>
    {slip}
  </div>
);
