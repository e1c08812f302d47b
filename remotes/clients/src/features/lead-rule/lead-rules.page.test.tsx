import { renderPage } from '@atrium/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LeadRulesPage from './lead-rules.page.js';

const id = (last: number) => `01890000-0000-7000-8000-0000000000d${String(last)}`;
const rule = (last: number, name: string) => ({
  id: id(last),
  name,
  sources: [],
  services: [],
  cities: [],
  minValue: null,
  maxValue: null,
  method: 'round_robin',
  pool: [id(9)],
  fallbackId: null,
});

test('rules change their order, are tried without being saved, and are saved whole', async () => {
  const rules = {
    items: [rule(1, 'Social'), rule(2, 'Shops')],
    version: 4,
    names: { [id(9)]: 'Devika Rao' },
  };
  const { calls } = renderPage(LeadRulesPage, {
    role: 'admin',
    path: 'client/management?show=settings&part=lead-rules',
    answer: ({ method, url, body }) => {
      if (url === 'people') return { items: [], total: 0, totalIsExact: true, nextCursor: null };
      if (url === 'lead-rules/try')
        return { given: { rule: 'Shops', how: 'round_robin', person: 'Devika Rao' } };
      if (url !== 'lead-rules') return undefined;
      return method === 'PUT' ? { ...rules, ...(body as object), version: 5 } : rules;
    },
  });
  const sent = (wanted: string) => calls.filter(({ url, method }) => url === wanted && method !== 'GET');
  await userEvent.click(await screen.findByRole('button', { name: 'Move rule 2 up' }));
  await userEvent.click(screen.getByRole('button', { name: 'Try' }));
  await screen.findByText('Given to Devika Rao by rule Shops: In turn');
  expect(sent('lead-rules')).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Save rules' }));
  await waitFor(() => expect(sent('lead-rules')).toHaveLength(1));
  const { body } = sent('lead-rules')[0]!;
  expect(body).toMatchObject({ version: 4, items: [{ name: 'Shops' }, { name: 'Social' }] });
});
