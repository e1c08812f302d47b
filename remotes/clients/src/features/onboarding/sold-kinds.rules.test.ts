import { kindsOf } from './sold-kinds.rules.js';

const of = (...titles: string[]) =>
  kindsOf({ lead: null, sold: titles.map((title) => ({ title, details: null })) });

test('a project of a kind follows from a line that names it as a whole', () => {
  expect(of('Social media for six months', 'WhatsApp campaigns')).toEqual(['smm', 'whatsapp']);
  expect(of('Booking app, Android')).toEqual(['app']);
  expect(of('Photo shoot')).toEqual([]);
  expect(
    kindsOf({ lead: { services: ['website', 'own'] }, sold: [{ title: 'Shop', details: 'Digital ads' }] }),
  ).toEqual(['dm', 'website']);
});
