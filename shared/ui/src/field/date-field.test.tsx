import { jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { useContractForm } from '../form/use-contract-form.js';
import { APP_ICONS } from '../icon/app-icons.js';
import { addIcons } from '../icon/icon-set.js';
import { FormDialog } from '../overlay/form-dialog.js';
import { DateField } from './date-field.js';
import { DateInput } from './date-input.js';
import { TimeField } from './time-field.js';
import '../testing/render-page.js';

addIcons(APP_ICONS);

const schema = z.object({ day: z.iso.date('Enter a date.').nullable(), from: z.iso.time({ precision: -1 }) });
type Values = z.output<typeof schema>;

function Form({ submit, onClose }: { submit: (values: Values) => Promise<void>; onClose: () => void }) {
  const form = useContractForm(schema, { defaultValues: { day: '2026-11-21', from: '09:00' }, submit });
  return (
    <FormDialog title="Event" form={form} submitLabel="Save" onClose={onClose}>
      <DateField label="Day" {...form.field('day')} />
      <TimeField label="Starts" {...form.field('from')} />
    </FormDialog>
  );
}

function show() {
  const submit = jest.fn<(values: Values) => Promise<void>>(() => Promise.resolve());
  const onClose = jest.fn();
  render(<Form submit={submit} onClose={onClose} />);
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const day = screen.getByLabelText<HTMLInputElement>('Day');
  const time = screen.getByLabelText<HTMLInputElement>(/^Starts/);
  return { submit, onClose, save, day, time };
}
const retype = async (field: HTMLElement, words: string) => {
  await userEvent.clear(field);
  if (words) await userEvent.type(field, words);
};

test('they show words and the clock of 24 hours, and send what the contract has', async () => {
  const { submit, save, day, time } = show();
  expect([day.value, time.value]).toEqual(['21 Nov 2026', '09:00']);
  await retype(day, '1/2/2027');
  await retype(time, '9.30 pm');
  await save();
  expect(submit).toHaveBeenCalledWith({ day: '2027-02-01', from: '21:30' }, expect.anything());
  expect([day.value, time.value]).toEqual(['1 Feb 2027', '21:30']);
});

test('an invalid day is refused and stays for correction; an empty one is null', async () => {
  const { submit, save, day } = show();
  await retype(day, '31/2/2027');
  await save();
  await screen.findByText('February 2027 has 28 days.');
  expect([submit.mock.calls.length, day.value, document.activeElement]).toEqual([0, '31/2/2027', day]);
  await retype(day, '');
  await save();
  expect(submit).toHaveBeenCalledWith({ day: null, from: '09:00' }, expect.anything());
});

test('a day is chosen from the calendar by keyboard; Esc closes the calendar alone', async () => {
  const { submit, onClose, save, day } = show();
  await userEvent.type(day, '{ArrowDown}');
  const calendar = within(await screen.findByRole('dialog', { name: 'Calendar' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('21'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Calendar' })).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('21'));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(day.value).toBe('28 Nov 2026'));
  await save();
  expect(submit).toHaveBeenCalledWith({ day: '2026-11-28', from: '09:00' }, expect.anything());
  expect(calendar).toBeDefined();
});

test('the month and the year are typed above the days, and Enter there does not send the form', async () => {
  const { submit, save, day } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }));
  const calendar = within(await screen.findByRole('dialog', { name: 'Calendar' }));
  const year = await calendar.findByRole('combobox', { name: 'Year' });
  expect(calendar.queryAllByRole('option')).toEqual([]);
  await userEvent.clear(year);
  await userEvent.type(year, '1987{Enter}');
  const month = calendar.getByRole('combobox', { name: 'Month' });
  await userEvent.clear(month);
  await userEvent.type(month, 'feb{Enter}');
  expect(submit).not.toHaveBeenCalled();
  await userEvent.click(await calendar.findByRole('button', { name: /17 February 1987/ }));
  expect(day.value).toBe('17 Feb 1987');
  await save();
  expect(submit).toHaveBeenCalledWith({ day: '1987-02-17', from: '09:00' }, expect.anything());
});

test('a filter gets a complete day; text that is none stays, and is said to be none', async () => {
  const onCommit = jest.fn();
  const Filter = ({ value }: { value: string }) => (
    <DateInput aria-label="From" value={value} onCommit={onCommit} />
  );
  const { rerender } = render(<Filter value="2026-11-21" />);
  const field = screen.getByLabelText<HTMLInputElement>('From');
  await retype(field, '5 dec');
  expect(onCommit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onCommit).toHaveBeenCalledWith(`${new Date().getFullYear()}-12-05`);
  await retype(field, 'soon');
  expect(field.getAttribute('aria-invalid')).toBeNull();
  await userEvent.tab();
  expect([field.value, onCommit.mock.calls.length]).toEqual(['soon', 1]);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  screen.getByText('Enter a date, like 5 Jan 2026.');
  // A button beside it chose another day.
  rerender(<Filter value="2026-11-22" />);
  expect(field.value).toBe('22 Nov 2026');
  expect(screen.queryByText('Enter a date, like 5 Jan 2026.')).toBeNull();
});

test('a time that cannot be read stays where it is saved at once, and says so until it is mended', async () => {
  const onCommit = jest.fn();
  render(<TimeField label="Until" value="08:00" onCommit={onCommit} />);
  const field = screen.getByLabelText<HTMLInputElement>('Until');
  await retype(field, '25:99');
  await userEvent.tab();
  expect([field.value, onCommit.mock.calls.length]).toEqual(['25:99', 0]);
  screen.getByText(/^Enter a time, like/);
  await retype(field, '9:15');
  expect(screen.queryByText(/^Enter a time, like/)).toBeNull();
  await userEvent.tab();
  expect(onCommit).toHaveBeenCalledWith('09:15');
});
