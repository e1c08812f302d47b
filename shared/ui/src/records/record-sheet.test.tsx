import { DEPARTMENT, type Department } from '@atrium/contracts';
import { recordApi, ToastHost } from '@atrium/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { Button } from '../button/button.js';
import { TextField } from '../field/text-field.js';
import { SelectField } from '../field/select-field.js';
import { renderPage, type Answer } from '../testing/index.js';
import type { PropertyFormProps } from './properties.types.js';
import { PropertyForm } from './property-form.js';
import { RecordPage } from './record-page.js';
import { usePropertyForm } from './use-property-form.js';

const api = recordApi(DEPARTMENT);
const nameOf = ({ name }: Department) => name;
const design: Department = {
  id: '01890000-0000-7000-8000-0000000000d1',
  name: 'Design',
  code: null,
  leader: null,
  parent: null,
  people: 3,
  status: 'active',
  archivedAt: null,
  version: 4,
  allowedTransitions: ['update', 'archive'],
};
const STALE = {
  status: 409,
  error: { code: 'STALE_VERSION', message: 'Somebody was faster.', requestId: 'r' },
};

function DepartmentProperty(props: PropertyFormProps<Department>) {
  const { inPlace, field } = usePropertyForm(DEPARTMENT, { ...props, nameOf, calls: api.useCalls() });
  const codes = ['DES', 'ART'].map((value) => ({ value, label: value }));
  return (
    <PropertyForm {...inPlace}>
      {props.name === 'name' ? (
        <TextField {...field('name')} />
      ) : (
        <SelectField placeholder="None" options={codes} {...field('code')} />
      )}
    </PropertyForm>
  );
}
const Form = lazy(() => Promise.resolve({ default: DepartmentProperty }));

const cell = () => null;
const looks = {
  name: { cell: nameOf },
  code: { cell },
  leader: { cell },
  parent: { cell },
  people: { cell },
};
const parts = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'].map((label) => ({
  key: label.toLowerCase(),
  label,
  render: () => <p>{`Part ${label}`}</p>,
}));

const DepartmentPage = () => (
  <>
    <ToastHost />
    <RecordPage
      api={api}
      nameOf={nameOf}
      record={DEPARTMENT}
      looks={{ ...looks, status: { cell } }}
      empty={{ title: 'None', text: 'Add one.' }}
      opened={{
        page: true,
        next: () => <Button variant="primary">Invite people</Button>,
        properties: {
          list: [
            { name: 'name', shown: nameOf },
            { name: 'code', shown: ({ code }) => code },
            { name: 'leaderId', shown: ({ leader }) => leader?.name, fixed: true },
          ],
          Form,
        },
        parts,
      }}
    />
  </>
);

function show(given: Department = design, answer: Answer = () => undefined) {
  let now = given;
  return renderPage(DepartmentPage, {
    role: 'hr',
    path: `employee/Departments?open=${design.id}`,
    answer: (call) => {
      const own = answer(call);
      if (own !== undefined) return own;
      if (call.url !== `hr/departments/${design.id}`) return { items: [] };
      if (call.method === 'PATCH') now = { ...now, ...(call.body as object), version: now.version + 1 };
      return now;
    },
  });
}
const changes = ({ calls }: ReturnType<typeof show>) =>
  calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
const properties = async () => within(await screen.findByRole('region', { name: 'Properties' }));

beforeEach(() => localStorage.clear());

test('a property is pressed, written and saved where it stands, and Undo gives its value back', async () => {
  const shown = show();
  const place = await properties();
  await userEvent.click(place.getByRole('button', { name: /^Change Name/ }));
  const field = await place.findByRole('textbox', { name: /^Name/ });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.clear(field);
  await userEvent.type(field, 'Studio{Enter}');
  await screen.findByRole('heading', { name: /Studio/ });
  await waitFor(() => expect(place.queryByRole('textbox')).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('heading', { name: /Design/ });
  expect(changes(shown)).toEqual([
    { version: 4, name: 'Studio' },
    { version: 5, name: 'Design' },
  ]);
});

test('empty properties are folded away; what is chosen from a list is saved at once, Esc leaves it', async () => {
  const shown = show();
  const place = await properties();
  expect(place.queryByText('Code')).toBeNull();
  await userEvent.click(place.getByRole('button', { name: 'Show 1 empty field' }));
  await userEvent.click(place.getByRole('button', { name: 'Change Code' }));
  await place.findByRole('combobox', { name: 'Code' });
  await userEvent.keyboard('{Escape}');
  expect(place.queryByRole('combobox')).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(place.getByRole('button', { name: 'Change Code' })),
  );
  await userEvent.click(place.getByRole('button', { name: 'Change Code' }));
  await userEvent.selectOptions(await place.findByRole('combobox', { name: 'Code' }), 'ART');
  await place.findByText('ART');
  expect(changes(shown)).toEqual([{ version: 4, code: 'ART' }]);
  expect(place.queryByRole('button', { name: /empty field/ })).toBeNull();
});

test('a property is saved although somebody changed another one meanwhile; of the same one both are shown', async () => {
  let theirs: Department = { ...design, code: 'ART', version: 6 };
  const shown: ReturnType<typeof show> = show(design, ({ method, url, body }) => {
    if (method === 'PATCH' && (body as Department).version < theirs.version) return STALE;
    const sent: Partial<Department> = method === 'PATCH' ? (body as Partial<Department>) : {};
    return url === `hr/departments/${design.id}` && changes(shown).length > 0
      ? { ...theirs, ...sent }
      : undefined;
  });
  const place = await properties();
  await userEvent.click(place.getByRole('button', { name: /^Change Name/ }));
  await userEvent.type(await place.findByRole('textbox', { name: /^Name/ }), ' team');
  // Leaving the field saves, too.
  await userEvent.click(screen.getByRole('heading', { name: /Design/ }));
  await waitFor(() => expect(changes(shown).at(-1)).toEqual({ version: 6, name: 'Design team' }));
  await waitFor(() => expect(place.queryByRole('textbox')).toBeNull());
  theirs = { ...theirs, name: 'Art', version: 9 };
  await userEvent.click(place.getByRole('button', { name: /^Change Name/ }));
  await userEvent.type(await place.findByRole('textbox', { name: /^Name/ }), 's{Enter}');
  expect((await place.findByRole('alert')).textContent).toContain('Someone else saved this');
});

test('who may not change a record reads its properties, and empty ones are not there', async () => {
  show({ ...design, allowedTransitions: [] });
  const place = await properties();
  place.getByText('Design');
  expect(place.queryAllByRole('button')).toEqual([]);
});

test('six tabs are shown and the rest is under More, from which the chosen one takes the last place', async () => {
  show();
  const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
  await screen.findByRole('tab', { name: 'Overview' });
  expect(tabs()).toEqual(['Overview', 'One', 'Two', 'Three', 'Four', 'Five']);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Seven' }));
  await screen.findByText('Part Seven');
  expect(tabs()).toEqual(['Overview', 'One', 'Two', 'Three', 'Four', 'Seven']);
  expect(screen.getByRole('tab', { name: 'Seven' }).getAttribute('aria-selected')).toBe('true');
});

test('a record has one primary step, and what is written stands above what was said and done', async () => {
  show();
  const next = await screen.findByRole('button', { name: 'Invite people' });
  expect(document.querySelectorAll('.btn-primary')).toHaveLength(1);
  // On a phone the bar is at the bottom by its style; it is the same button.
  expect(next.parentElement?.className).toBe('at-record-next');
  const activity = within(screen.getByRole('region', { name: 'Activity' }));
  const field = await activity.findByRole('textbox', { name: 'Write a comment' });
  const filter = activity.getByRole('radiogroup', { name: 'What is shown' });
  expect(field.compareDocumentPosition(filter) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
