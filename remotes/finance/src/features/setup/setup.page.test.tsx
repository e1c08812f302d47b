import { renderPage } from '@atrium/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { id, page } from '../../testing/payroll.js';
import SetupPage from './setup.page.js';

const fault = {
  code: 'unknownName',
  message: 'This formula asks for a name that is not known.',
  at: 1,
  component: null,
  name: 'BASI',
  nearest: 'BASIC',
  path: [],
};
const BASIC = { id: id(1), name: 'Basic pay', code: 'BASIC', formula: 'ctc / 48', kind: 'earning' };
const preview = {
  fault: null,
  lines: [],
  gross: 10_000_000,
  deductions: 0,
  net: 10_000_000,
  employerCost: 10_000_000,
  belowHalf: null,
};

test('the fault of a formula is shown where it is, and the name that was meant is put there', async () => {
  renderPage(SetupPage, {
    role: 'admin',
    path: 'payroll/form?new=1',
    answer: ({ url, body }) => {
      if (url === 'finance/formula')
        return { fault: (body as { formula: string }).formula.includes('BASIC') ? null : fault };
      if (url === 'finance/preview') return preview;
      return page();
    },
  });
  const form = within(await screen.findByRole('dialog', { name: 'Add pay component' }));
  const formula = form.getByLabelText(/Formula/);
  await userEvent.type(formula, 'BASI * 0.4');
  await form.findByText(fault.message);
  await userEvent.click(form.getByRole('button', { name: 'Use BASIC' }));
  expect(formula).toHaveProperty('value', 'BASIC * 0.4');
  await waitFor(() => expect(form.queryByText(fault.message)).toBeNull());
});

test('a company without components gets the starter set in one press', async () => {
  const { calls } = renderPage(SetupPage, { role: 'admin', path: 'payroll/form', answer: () => page() });
  await userEvent.click(await screen.findByRole('button', { name: 'Add starter set for India' }));
  await waitFor(() => expect(calls.some(({ url }) => url === 'finance/starter')).toBe(true));
});

test.each(['salaries', 'adjustments', 'claims'])(
  'the tab %s imports from a file and comes back to itself',
  async (tab) => {
    renderPage(SetupPage, { role: 'admin', path: `payroll/form?tab=${tab}`, answer: () => page() });
    const [link] = await screen.findAllByRole('link', { name: 'Import' });
    expect(link?.getAttribute('href')).toMatch(new RegExp(`payroll/form\\?tab=${tab}&import=new$`));
    await userEvent.click(link!);
    await screen.findByRole('heading', { name: `Import ${tab}` });
    const [back] = screen.getAllByRole('link', { name: new RegExp(tab, 'i') });
    expect(back?.getAttribute('href')).toMatch(new RegExp(`payroll/form\\?tab=${tab}$`));
  },
);

test('a structure whose basic is below half says on what the provident fund is', async () => {
  renderPage(SetupPage, {
    role: 'admin',
    path: 'payroll/form?tab=structures&new=1',
    answer: ({ url }) => {
      if (url === 'finance/preview')
        return { ...preview, belowHalf: { basic: 1_000_000, counted: 2_000_000 } };
      return url === 'finance/components' ? page(BASIC) : page();
    },
  });
  const form = within(await screen.findByRole('dialog'));
  await userEvent.type(form.getByRole('combobox', { name: /Add a component/ }), 'Basic');
  await userEvent.click(await screen.findByRole('option', { name: /Basic pay/ }));
  await form.findByText('Basic is below half of the pay, so PF is on 20,000, not 10,000');
});
