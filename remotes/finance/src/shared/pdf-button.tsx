import { taxFormOf } from '@atrium/contracts';
import { t, tellFailure } from '@atrium/sdk';
import { Button, saveAnswer } from '@atrium/ui';
import { useState } from 'react';
import { taxYearIn } from './tax-year.format.js';

interface PdfButtonProps {
  label: string;
  url: string;
  name: string;
}

function PdfButton({ label, url, name }: PdfButtonProps) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await saveAnswer({ name, url }).catch((reason: unknown) =>
      tellFailure(t('The PDF could not be made'), reason),
    );
    setBusy(false);
  };
  return (
    <Button size="sm" icon="download" busy={busy} onClick={() => void save()}>
      {label}
    </Button>
  );
}

/** Saves a payslip as PDF. @param url of its own, or of anybody's for who may read it */
export function PayslipPdfButton({ url, month }: { url: string; month: string }) {
  return <PdfButton label={t('Save as PDF')} url={url} name={`payslip-${month}.pdf`} />;
}

/** Saves Form 130 data of the tax year of a month as PDF. @param url of one's own, or of anybody's for who may read it */
export function TaxFormPdfButton({ url, month }: { url: string; month: string }) {
  const taxYear = taxYearIn(month);
  const form = taxFormOf(taxYear);
  const [from, to] = [String(taxYear), String(taxYear + 1).slice(2)];
  return (
    <PdfButton
      label={t('Form {form} data {from}–{to}', { form, from, to })}
      url={`${url}?taxYear=${String(taxYear)}`}
      name={`form-${form}-data-${from}-${to}.pdf`}
    />
  );
}

/** Saves the letter about what a settlement leaves owed. @param url of one's own payslip, or of anybody's */
export function OwedPdfButton({ url, month }: { url: string; month: string }) {
  return (
    <PdfButton label={t('Letter about the amount owed')} url={`${url}/owed`} name={`owed-${month}.pdf`} />
  );
}
