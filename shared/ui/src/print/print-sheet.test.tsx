import { screen, within } from '@testing-library/react';
import { renderPage } from '../testing/render-page.js';
import { PrintSection, PrintSheet } from './lazy-print-sheet.js';

const Payslip = () => (
  <PrintSheet title="Payslip" subtitle="June 2026" date="2026-06-30T10:00:00Z">
    <PrintSection title="Earnings">Basic pay</PrintSection>
    <PrintSection title="Year" newPage divisible>
      Each month
    </PrintSection>
  </PrintSheet>
);

test('a sheet has the company, its date and its parts, some of them on a new page', async () => {
  renderPage(Payslip, { path: 'finance/payslip' });
  const sheet = within(await screen.findByRole('article', { name: 'Payslip' }));
  sheet.getByText('Acme');
  expect(sheet.getByRole('time').getAttribute('datetime')).toBe('2026-06-30T10:00:00Z');
  expect(sheet.getByText('Each month').className).toContain('is-new-page');
});
