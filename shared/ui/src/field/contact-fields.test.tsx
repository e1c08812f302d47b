import { jest } from '@jest/globals';
import { signatureSchema, type Signature } from '@atrium/contracts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { z } from 'zod';
import { useContractForm } from '../form/use-contract-form.js';
import { APP_ICONS } from '../icon/app-icons.js';
import { addIcons } from '../icon/icon-set.js';
import { PhoneField } from './phone/lazy-phone-field.js';
import { parsePhone } from './phone/parse-phone.rules.js';
import { SignatureField } from './signature/lazy-signature-field.js';
import { pathOfStroke, SIGNATURE_BOX } from './signature/signature.rules.js';

addIcons(APP_ICONS);

test.each([
  ['98765 43210', '+919876543210'],
  ['+44 20 7946 0958', '+442079460958'],
  ['0044 20 7946 0958', '+442079460958'],
  ['९८७६५ ४३२१०', '+919876543210'],
  ['12', null],
  ['call me', null],
])('the phone “%s” is %s', (typed, stored) => expect(parsePhone(typed, 'IN')).toBe(stored));

const schema = z.object({
  phone: z
    .string()
    .regex(/^\+\d+$/, 'Enter the number.')
    .nullable(),
});

function Form({ submit }: { submit: (values: object) => Promise<void> }) {
  const form = useContractForm(schema, { defaultValues: { phone: null }, submit });
  return (
    <form {...form.formProps}>
      <PhoneField label="Phone" {...form.field('phone')} />
      <button type="submit">Save</button>
    </form>
  );
}

test('a phone number is typed as people write it and stored with its country', async () => {
  const submit = jest.fn<(values: object) => Promise<void>>(() => Promise.resolve());
  render(<Form submit={submit} />);
  const phone = await screen.findByLabelText<HTMLInputElement>('Phone');
  await userEvent.type(phone, '98765 43210');
  screen.getByText(/Reads as \u2066?\+91 98765 43210/);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(submit).toHaveBeenCalledWith({ phone: '+919876543210' }, expect.anything());
  expect(phone.value).toBe('+91 98765 43210');
});

test('a drawn signature is lines only, whatever was drawn', () => {
  const point = fc.record({
    x: fc.double({ noNaN: true, min: -1e4, max: 1e4 }),
    y: fc.double({ noNaN: true, min: -1e4, max: 1e4 }),
  });
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 40 }), (points) => {
      expect(signatureSchema.safeParse({ kind: 'drawn', path: pathOfStroke(points) }).success).toBe(true);
    }),
  );
  expect(signatureSchema.safeParse({ kind: 'drawn', path: 'M0 0"><script>' }).success).toBe(false);
});

test('moves that come before the signature is drawn again belong to it', async () => {
  const onChange = jest.fn<(value: Signature | null) => void>();
  SVGElement.prototype.setPointerCapture = () => undefined;
  render(<SignatureField label="Sign" onChange={({ target }) => onChange(target.value)} />);
  const pad = await screen.findByRole('img', { name: 'Sign here with mouse, pen or finger' });
  const send = (type: string, at: number) =>
    pad.dispatchEvent(new MouseEvent(type, { bubbles: true, button: 0, clientX: at, clientY: at }));
  act(() => {
    send('pointerdown', 0);
    for (const at of [1, 2, 3]) send('pointermove', at);
    send('pointerup', 3);
  });
  const points = [0, 1, 2, 3].map((at) => ({ x: at * SIGNATURE_BOX.width, y: at * SIGNATURE_BOX.height }));
  expect(onChange.mock.lastCall?.[0]).toMatchObject({ path: pathOfStroke(points) });
});

test('a signature is drawn by pointer, typed by keyboard, and cleared', async () => {
  const onChange = jest.fn<(value: Signature | null) => void>();
  SVGElement.prototype.setPointerCapture = () => undefined;
  render(<SignatureField label="Sign" onChange={({ target }) => onChange(target.value)} />);
  const pad = await screen.findByRole('img', { name: 'Sign here with mouse, pen or finger' });
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: pad, coords: { clientX: 0, clientY: 0 } },
    { target: pad, coords: { clientX: 1, clientY: 1 } },
    { keys: '[/MouseLeft]', target: pad },
  ]);
  expect(onChange.mock.lastCall?.[0]?.kind).toBe('drawn');
  screen.getByRole('img', { name: 'Signature drawn' });
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onChange).toHaveBeenLastCalledWith(null);
  await userEvent.click(screen.getByRole('radio', { name: 'Type' }));
  await userEvent.type(screen.getByLabelText('Sign'), 'Asha Rao');
  expect(onChange).toHaveBeenLastCalledWith({ kind: 'typed', name: 'Asha Rao' });
});
