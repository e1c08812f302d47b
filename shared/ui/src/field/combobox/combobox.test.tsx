import { jest } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { useContractForm } from '../../form/use-contract-form.js';
import { APP_ICONS } from '../../icon/app-icons.js';
import { addIcons } from '../../icon/icon-set.js';
import { FormDialog } from '../../overlay/form-dialog.js';
import { EmailsField } from '../address-fields.js';
import { SelectField } from '../select-field.js';
import { TagsField } from '../tags-field.js';
import type { ComboboxOption, MultiComboboxProps, UseOptions } from './combobox.types.js';
import { Combobox, MultiCombobox } from './lazy-combobox.js';
import { matchOptions, namedOption, searchOf } from './match-options.rules.js';

addIcons(APP_ICONS);

const option = (label: string, note?: string): ComboboxOption => ({
  value: label.toLowerCase(),
  label,
  ...(note && { note }),
});
const CITIES = [
  'Agra',
  'Bhopal',
  'Bhubaneswar',
  'Chennai',
  'Delhi',
  'Goa',
  'Jaipur',
  'Kochi',
  'Mumbai',
  'Pune',
  'São Paulo',
].map((name) => option(name));
const schema = z.object({ city: z.string().min(1, 'Choose a city.'), home: z.string().min(1).nullable() });

function Form({ submit, onClose }: { submit: (values: object) => Promise<void>; onClose: () => void }) {
  const form = useContractForm(schema, { defaultValues: { city: 'goa', home: null }, submit });
  return (
    <FormDialog title="Trip" form={form} submitLabel="Save" onClose={onClose}>
      <SelectField label="City" options={CITIES} {...form.field('city')} />
      <SelectField label="Home" options={CITIES} placeholder="None" {...form.field('home')} />
    </FormDialog>
  );
}

async function show() {
  const submit = jest.fn<(values: object) => Promise<void>>(() => Promise.resolve());
  const onClose = jest.fn();
  render(<Form submit={submit} onClose={onClose} />);
  const city = await screen.findByRole<HTMLInputElement>('combobox', { name: /^City/ });
  const home = screen.getByRole<HTMLInputElement>('combobox', { name: /^Home/ });
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return { submit, onClose, city, home, save };
}
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('options are found by the words of their names, however they are written', () => {
  expect(matchOptions(CITIES, 'bh').map(({ label }) => label)).toEqual(['Bhopal', 'Bhubaneswar']);
  expect(matchOptions(CITIES, ' sao p').map(({ label }) => label)).toEqual(['São Paulo']);
  expect(matchOptions(CITIES, 'pau sao')).toHaveLength(1);
  const two = [option('Riya Kapoor', 'E1'), { ...option('Riya Kapoor', 'E2'), value: 'other' }];
  expect(namedOption(two, 'riya kapoor')).toBeUndefined();
  expect(namedOption(two, 'Riya Kapoor · E2')?.value).toBe('other');
  expect(searchOf('Riya Kapoor · E2')).toBe('Riya Kapoor');
});

test('a list of more than ten is searched and chosen from by keyboard', async () => {
  const { submit, onClose, city, save } = await show();
  expect(city.value).toBe('Goa');
  await userEvent.click(city);
  expect(names()).toHaveLength(CITIES.length);
  screen.getByRole('option', { name: 'Goa', selected: true });
  await userEvent.keyboard('bh');
  expect(names()).toEqual(['Bhopal', 'Bhubaneswar']);
  const active = () => document.getElementById(city.getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect(active()).toBe('Bhopal');
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('Bhubaneswar');
  await userEvent.keyboard('{Enter}');
  expect([city.value, city.getAttribute('aria-expanded')]).toEqual(['Bhubaneswar', 'false']);
  expect(submit).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect([city.getAttribute('aria-expanded'), onClose.mock.calls.length]).toEqual(['false', 0]);
  await save();
  expect(submit).toHaveBeenCalledWith({ city: 'bhubaneswar', home: null }, expect.anything());
});

test('a whole name is enough, what is none is said, and what must stay is not lost', async () => {
  const { submit, city, home, save } = await show();
  await userEvent.type(home, 'pune');
  await userEvent.tab();
  expect(home.value).toBe('Pune');
  await userEvent.clear(city);
  await userEvent.tab();
  expect(city.value).toBe('Goa');
  await userEvent.clear(home);
  await userEvent.type(home, 'Atlantis');
  screen.getByText('No match');
  await userEvent.tab();
  await screen.findByText('Choose from the list, or leave it empty.');
  await userEvent.clear(home);
  await save();
  expect(submit).toHaveBeenCalledWith({ city: 'goa', home: null }, expect.anything());
});

test('the server is asked when typing pauses, not at every letter', async () => {
  const asked: string[] = [];
  const useOptions: UseOptions = (search) => {
    if (asked.at(-1) !== search) asked.push(search);
    return { options: matchOptions(CITIES, search) };
  };
  render(<Combobox label="City" useOptions={useOptions} />);
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'City' });
  await userEvent.type(field, 'jai');
  await waitFor(() => expect(names()).toEqual(['Jaipur']));
  expect(asked).toEqual(['', 'jai']);
  await userEvent.keyboard('{Enter}');
  expect(field.value).toBe('Jaipur');
});

test('of a long list only the rows near the visible part are drawn, and the keys reach the last', async () => {
  const many = Array.from({ length: 5000 }, (_, at) => ({ value: String(at), label: `Place ${String(at)}` }));
  render(<Combobox label="Place" options={many} />);
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Place' });
  await userEvent.click(field);
  expect(names().length).toBeLessThan(30);
  expect(screen.getAllByRole('option')[0]?.getAttribute('aria-setsize')).toBe('5000');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(field.value).toBe('Place 4999');
});

async function showMany(props: Partial<MultiComboboxProps>) {
  const onChange = jest.fn<(values: readonly string[]) => void>();
  render(
    <MultiCombobox
      label="Cities"
      options={CITIES}
      onChange={({ target }) => onChange(target.value)}
      {...props}
    />,
  );
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Cities' });
  return { field, chosen: () => onChange.mock.lastCall?.[0] };
}

test('several are chosen one after the other, and removed by their button or Backspace', async () => {
  const { field, chosen } = await showMany({ defaultValue: ['goa'] });
  await userEvent.type(field, 'pune{Enter}del{Enter}');
  expect(chosen()).toEqual(['goa', 'pune', 'delhi']);
  expect(field.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Pune' }));
  expect(chosen()).toEqual(['goa', 'delhi']);
  await userEvent.keyboard('{Backspace}');
  expect(chosen()).toEqual(['goa']);
});

test('what is not there can be created where it is missing', async () => {
  const { field, chosen } = await showMany({ onCreate: (text) => option(text) });
  await userEvent.type(field, 'Pune');
  expect(names()).toEqual(['Pune']);
  await userEvent.clear(field);
  await userEvent.type(field, 'Surat');
  expect(within(screen.getByRole('listbox')).getByRole('option').textContent).toBe('Create “Surat”');
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Remove Surat' });
  expect(chosen()).toEqual(['surat']);
});

test('what was typed is taken when the field is left, if it is clear; else it stays, and is said', async () => {
  const { field, chosen } = await showMany({});
  await userEvent.type(field, 'pune');
  await userEvent.tab();
  expect([chosen(), field.value]).toEqual([['pune'], '']);
  await userEvent.type(field, 'jai');
  await userEvent.tab();
  expect(chosen()).toEqual(['pune', 'jaipur']);
  await userEvent.type(field, 'bh');
  await userEvent.tab();
  await screen.findByText('Choose from the list, or leave it empty.');
  expect([chosen(), field.value]).toEqual([['pune', 'jaipur'], 'bh']);
});

const manySchema = z.object({
  tags: z.array(z.string()),
  cities: z.array(z.string()),
  mails: z.array(z.string()),
});

function ManyForm({ submit }: { submit: (values: object) => Promise<void> }) {
  const form = useContractForm(manySchema, { defaultValues: { tags: [], cities: [], mails: [] }, submit });
  return (
    <FormDialog title="Trip" form={form} submitLabel="Save" onClose={() => undefined}>
      <TagsField label="Tags" offered={['beach', 'hills']} {...form.field('tags')} />
      <MultiCombobox label="Cities" options={CITIES} {...form.field('cities')} />
      <EmailsField label="Emails" {...form.field('mails')} />
    </FormDialog>
  );
}

test('sending a form takes what stands in its fields, and what means nothing holds it back', async () => {
  const submit = jest.fn<(values: object) => Promise<void>>(() => Promise.resolve());
  render(<ManyForm submit={submit} />);
  const tags = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Tags' });
  const cities = screen.getByRole<HTMLInputElement>('combobox', { name: 'Cities' });
  const mails = screen.getByRole<HTMLInputElement>('textbox', { name: 'Emails' });
  expect(mails.inputMode).toBe('email');
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.type(tags, 'wild');
  await userEvent.type(cities, 'atlantis');
  await userEvent.type(mails, 'ravi at example');
  await save();
  expect(submit).not.toHaveBeenCalled();
  screen.getByText('Choose from the list, or leave it empty.');
  screen.getByText('Enter an email address, like name@company.com.');
  await userEvent.clear(cities);
  await userEvent.type(cities, 'goa');
  await userEvent.clear(mails);
  await userEvent.type(mails, 'Ravi Kumar <Ravi@Example.in>{Enter}asha@example.in');
  expect(submit).not.toHaveBeenCalled();
  await save();
  const sent = { tags: ['wild'], cities: ['goa'], mails: ['ravi@example.in', 'asha@example.in'] };
  expect(submit).toHaveBeenCalledWith(sent, expect.anything());
});

test('an answer that comes after the field was left is waited for', async () => {
  let answered = false;
  let again: () => void = () => undefined;
  const useOptions: UseOptions = (search) => {
    const [, count] = useState(0);
    useEffect(() => {
      again = () => count((now) => now + 1);
    }, []);
    return answered ? { options: matchOptions(CITIES, search) } : { options: [], busy: true };
  };
  const { field, chosen } = await showMany({ options: undefined, useOptions });
  await userEvent.type(field, 'kochi');
  await userEvent.tab();
  expect([chosen(), field.value]).toEqual([undefined, 'kochi']);
  answered = true;
  act(() => again());
  await waitFor(() => expect(chosen()).toEqual(['kochi']));
});
