import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { useContractForm } from '../form/use-contract-form.js';
import { FormDialog } from '../overlay/form-dialog.js';
import { MoneyField } from './money-field.js';
import '../testing/render-page.js';

const schema = z.object({ amount: z.int() });

function Form() {
  const form = useContractForm(schema, { defaultValues: { amount: 0 }, submit: () => Promise.resolve() });
  return (
    <FormDialog title="Pay" form={form} submitLabel="Save" onClose={() => undefined}>
      <MoneyField label="Amount" {...form.field('amount')} />
    </FormDialog>
  );
}

test('what a field says stays while a button is pressed, so that the button does not move away', async () => {
  render(<Form />);
  const field = screen.getByLabelText<HTMLInputElement>(/^Amount/);
  await userEvent.clear(field);
  await userEvent.type(field, '900000');
  const pointer = userEvent.setup();
  await pointer.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Cancel' }) });
  screen.getByText(/^Reads as/);
  await pointer.pointer('[/MouseLeft]');
  await waitFor(() => expect(field.value).toBe('9,00,000'));
  expect(screen.queryByText(/^Reads as/)).toBeNull();
});

test('left by a key it says so at once', async () => {
  render(<Form />);
  const field = screen.getByLabelText<HTMLInputElement>(/^Amount/);
  await userEvent.clear(field);
  await userEvent.type(field, 'much');
  await userEvent.tab();
  screen.getByText(/^Enter an amount in figures/);
});
