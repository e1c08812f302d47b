import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { useContractForm } from '../form/use-contract-form.js';
import { APP_ICONS } from '../icon/app-icons.js';
import { addIcons } from '../icon/icon-set.js';
import { FormDialog } from '../overlay/form-dialog.js';
import { DateField } from './date-field.js';
import { DateRangeField } from './date-range-field.js';
import { DurationField } from './duration-field.js';
import { MoneyField } from './money-field.js';
import { TagsField } from './tags-field.js';

addIcons(APP_ICONS);

const schema = z.object({
  budget: z.int('Enter an amount.').nullable(),
  estimate: z.int('Enter a time.'),
  tags: z.array(z.string()),
});

function Form({ submit }: { submit: (values: object) => Promise<void> }) {
  const form = useContractForm(schema, {
    defaultValues: { budget: 1_026_248_000, estimate: 90, tags: ['urgent'] },
    submit,
  });
  return (
    <FormDialog title="Task" form={form} submitLabel="Save" onClose={() => undefined}>
      <MoneyField label="Budget" {...form.field('budget')} />
      <DurationField label="Estimate" {...form.field('estimate')} />
      <TagsField label="Tags" offered={['urgent', 'billable']} {...form.field('tags')} />
    </FormDialog>
  );
}

const retype = async (field: HTMLElement, words: string) => {
  await userEvent.clear(field);
  if (words) await userEvent.type(field, words);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('amounts and durations say what they read and are sent as whole numbers; tags may be new', async () => {
  const submit = jest.fn<(values: object) => Promise<void>>(() => Promise.resolve());
  render(<Form submit={submit} />);
  const budget = screen.getByLabelText<HTMLInputElement>('Budget');
  const estimate = screen.getByLabelText<HTMLInputElement>(/^Estimate/);
  expect([budget.value, estimate.value]).toEqual(['1,02,62,480', '1 h 30 min']);
  await retype(budget, '1,0,2');
  await userEvent.tab();
  await screen.findByText('Check the commas: 1,02,480 or 102,480.');
  await save();
  expect(submit).not.toHaveBeenCalled();
  await retype(budget, '1,02,480.5');
  screen.getByText(/Reads as ₹\s?1,02,480.50/);
  await retype(estimate, '1.25');
  screen.getByText('Reads as 1 h 15 min');
  await userEvent.type(await screen.findByRole('combobox', { name: 'Tags' }), 'rush{Enter}bil{Enter}');
  await save();
  const sent = { budget: 10_248_050, estimate: 75, tags: ['urgent', 'rush', 'billable'] };
  expect(submit).toHaveBeenCalledWith(sent, expect.anything());
  expect([budget.value, estimate.value]).toEqual(['1,02,480.50', '1 h 15 min']);
});

test('a date says which day it was read as, or why there is no such day', async () => {
  render(<DateField label="Due" />);
  const due = screen.getByLabelText<HTMLInputElement>('Due');
  await userEvent.type(due, '1.5.2026');
  screen.getByText(/Reads as Fri,? 1 May 2026/);
  await retype(due, '05/01/2026');
  screen.getByText(/Reads as Mon,? 5 January 2026/);
  await retype(due, '30 Feb 2026');
  await userEvent.tab();
  await screen.findByText('February 2026 has 28 days.');
  expect([due.value, due.getAttribute('aria-invalid')]).toEqual(['30 Feb 2026', 'true']);
  await retype(due, '05/13/2026');
  await userEvent.tab();
  await screen.findByText('There is no month 13. The day comes first.');
});

test('a range counts its days and refuses the wrong order', async () => {
  const from = jest.fn();
  render(<DateRangeField label="Leave" from={{ defaultValue: '2026-12-21', onChange: from }} to={{}} />);
  const last = screen.getByLabelText('Leave: To');
  await userEvent.type(last, '31/12/2026');
  await userEvent.tab();
  await screen.findByText('11 days');
  await retype(last, '1/12/2026');
  await userEvent.tab();
  await screen.findByText('The last day comes before the first.');
  expect(last.getAttribute('aria-invalid')).toBe('true');
  expect(from).not.toHaveBeenCalled();
});
