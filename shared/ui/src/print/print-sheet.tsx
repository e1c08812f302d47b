import { companyLogoUrl } from '@atrium/contracts';
import { formatDate, useUser } from '@atrium/sdk';
import { useId, type ReactNode } from 'react';
import '../../theme/print.scss';
import { CompanyMark } from '../avatar/company-mark.js';
import { classNames } from '../class-names.js';

export interface PrintSheetProps {
  title: string;
  /** Below the title: “June 2026 · NL-0151”. */
  subtitle?: ReactNode;
  /** The day it was made, as an ISO time. */
  date: string;
  /** PrintSections. */
  children: ReactNode;
}

/**
 * A sheet of A4 with the company at its head. Printing a page that has one prints the sheet and nothing of the portal
 * around it, in dark ink on white whatever the theme.
 */
export function PrintSheet({ title, subtitle, date, children }: PrintSheetProps) {
  const id = useId();
  const company = useUser().company;
  return (
    <article className="at-print" data-bs-theme="light" aria-labelledby={id}>
      <header className="at-print-head">
        <div className="at-row">
          <CompanyMark name={company.name} logo={companyLogoUrl(company)} size={40} />
          <span className="at-print-company" dir="auto">
            {company.name}
          </span>
        </div>
        <time dateTime={date}>{formatDate(new Date(date), { dateStyle: 'medium' })}</time>
      </header>
      <h2 id={id} dir="auto">
        {title}
      </h2>
      {subtitle && <p className="at-print-sub">{subtitle}</p>}
      {children}
    </article>
  );
}

export interface PrintSectionProps {
  title?: string;
  /** Starts on a new page. */
  newPage?: boolean;
  /** May be divided between pages, for a long table; its head is then repeated. */
  divisible?: boolean;
  children: ReactNode;
}

/** A part of a sheet that stays on one page where it can. */
export function PrintSection({ title, newPage, divisible, children }: PrintSectionProps) {
  const classes = classNames('at-print-section', newPage && 'is-new-page', divisible && 'is-divisible');
  return (
    <section className={classes}>
      {title && <h3>{title}</h3>}
      {children}
    </section>
  );
}
