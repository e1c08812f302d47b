import type { OwnClaims } from '@atrium/contracts';
import { renderPage } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { id } from '../../testing/payroll.js';
import OwnPay from './own-pay.widget.js';

const claims: OwnClaims = {
  items: [],
  components: [
    { id: id(40), name: 'Internet at home', needsProof: false, yearlyLimit: 1_200_000, usedInYear: 500_000 },
  ],
  yearEnds: '2027-03-31',
};

test('a claim is filed knowing what is left of the year', async () => {
  const { calls } = renderPage(OwnPay, {
    role: 'employee',
    path: 'employee/Profile?tab=finance.pay',
    answer: ({ url }) => {
      if (url === 'finance/own/claims') return claims;
      return url === 'finance/own/slips' ? { items: [] } : undefined;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Claim something back' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Claim something back' }));
  dialog.getByText(/₹7,000 of ₹12,000 is left for Internet at home until/);
  await userEvent.type(dialog.getByLabelText(/Amount/), '900');
  await userEvent.type(dialog.getByLabelText(/What it was for/), 'October');
  await userEvent.click(dialog.getByRole('button', { name: 'Send claim' }));
  await waitFor(() =>
    expect(calls).toContainEqual(
      expect.objectContaining({
        url: 'finance/own/claims',
        body: expect.objectContaining({ typeId: id(40), amount: 90_000, note: 'October', proofFileId: null }),
      }),
    ),
  );
});
