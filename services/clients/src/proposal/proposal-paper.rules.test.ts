import { linesOf, paperOf } from './proposal-paper.rules.js';

const row: Parameters<typeof paperOf>[0]['row'] = {
  title: 'Growth plan',
  number: 'P/26-27/0001',
  versionNo: 1,
  clientName: 'Lotus Diagnostics',
  intro: '',
  blocks: [],
  items: [],
  figures: null,
  currency: 'INR',
  terms: '',
  validUntil: '2026-07-31',
  // Already the next day in the client's zone.
  timezone: 'Asia/Kolkata',
  sentAt: new Date('2026-06-29T20:00:00Z'),
  state: 'accepted',
  contentHash: 'a'.repeat(64),
  declineReason: null,
};
const address = ['MG Road 1', 'Pune 411001, Maharashtra'];
const at = new Date('2026-06-30T05:00:00Z');
const event = { at, name: null, email: null, copied: false, by: null, address: null, userAgent: null };

test('a paper says to where it is sent, when it was issued, who sent it and the email of who signed', () => {
  const paper = paperOf({
    row,
    language: 'en',
    company: 'Acme Media',
    address,
    signatures: [],
    events: [
      { ...event, kind: 'sent' },
      { ...event, kind: 'signed', name: 'Sameer', email: 'sameer@lotus.example', address: '10.0.0.1' },
      { ...event, kind: 'expired' },
    ],
  });
  expect(paper.address).toEqual(address);
  expect(paper.facts[1]).toBe('issued on 30 June 2026');
  expect(paper.evidence?.events.map(({ who, place }) => [who, place])).toEqual([
    ['Acme Media', ''],
    ['Sameer', 'sameer@lotus.example · 10.0.0.1'],
    ['', ''],
  ]);
});

test('the evidence tells apart what was done by a copied link, whose it is and who copied it', () => {
  const sameer = { name: 'Sameer', email: 'sameer@lotus.example' };
  const paper = paperOf({
    row,
    language: 'en',
    company: 'Acme Media',
    address,
    signatures: [],
    events: [
      { ...event, ...sameer, kind: 'copied', by: 'Asha Rao' },
      { ...event, ...sameer, kind: 'viewed', copied: true, address: '10.0.0.1' },
      { ...event, ...sameer, kind: 'declined', copied: true },
    ],
  });
  expect(paper.evidence?.events.map(({ what, who, place }) => [what, who, place])).toEqual([
    ['Link of Sameer copied by the company', 'Asha Rao', ''],
    ['Opened', 'By a link copied for Sameer', 'sameer@lotus.example · 10.0.0.1'],
    ['Declined', 'By a link copied for Sameer', 'sameer@lotus.example'],
  ]);
});

test('an address leaves out what is not known', () => {
  const none = { address: null, city: null, postalCode: null, stateCode: null, gstin: null };
  expect(linesOf(none)).toEqual([]);
  expect(
    linesOf({ ...none, address: 'MG Road 1', city: 'Pune', postalCode: '411001', stateCode: '27' }),
  ).toEqual(address);
});

test('marks of a text reach the paper as what they show', () => {
  const blocks = [{ title: 'What you get', text: 'All of:\n- **12** posts\n- #reels' }];
  const { intro, blocks: printed } = paperOf({
    row: { ...row, intro: '*Hello*', blocks },
    language: 'en',
    company: 'Acme Media',
    address,
    signatures: [],
    events: [],
  });
  const italic = { type: 'text', text: 'Hello', marks: [{ type: 'italic' }] };
  expect(intro).toEqual([{ type: 'paragraph', content: [italic] }]);
  expect(printed[0]?.text.map(({ type }) => type)).toEqual(['paragraph', 'bulletList']);
});
