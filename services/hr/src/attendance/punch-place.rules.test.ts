import fc from 'fast-check';
import { asksPosition, judgePlace, type HeldPlace } from './punch-place.rules.js';

const office: HeldPlace = {
  id: 'office',
  latitude: 12.9716,
  longitude: 77.5946,
  radiusM: 200,
  networks: '203.0.113.0/24, 2001:db8::/32',
  outside: 'refuse',
};
const away = '198.51.100.7';
const near = { latitude: 12.9725, longitude: 77.5946, accuracyM: 10 };
const far = { ...near, latitude: 13.2 };

test.each([
  ['its network', { address: '203.0.113.9', position: null }, 'inside'],
  [
    'its network, written as an address of version 6',
    { address: '::ffff:203.0.113.9', position: null },
    'inside',
  ],
  ['its network of version 6', { address: '2001:db8::7', position: null }, 'inside'],
  ['its circle', { address: away, position: near }, 'inside'],
  ['far from it', { address: away, position: far }, 'refused'],
  ['an unknown place', { address: away, position: null }, 'refused'],
  ['an address that is none', { address: 'unknown', position: null }, 'refused'],
])('a punch from %s', (_, spot, check) => {
  expect(judgePlace([office], spot).check).toBe(check);
});

test('outside of several places one that only flags is enough not to refuse', () => {
  const flags = { ...office, id: 'branch', outside: 'flag' as const };
  expect(judgePlace([office, flags], { address: away, position: far })).toEqual({
    check: 'outside',
    placeId: null,
  });
});

test('a position is asked for only where it can help', () => {
  expect(asksPosition([], away)).toBe(false);
  expect(asksPosition([office], '203.0.113.9')).toBe(false);
  expect(asksPosition([{ ...office, latitude: null, longitude: null }], away)).toBe(false);
  expect(asksPosition([office], away)).toBe(true);
});

test('however uncertain a position is, it never reaches further than 150 m beyond the circle', () => {
  const spots = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    accuracyM: fc.double({ min: 0, max: 1e7, noNaN: true }),
  });
  const judge = (place: HeldPlace, position: typeof near) =>
    judgePlace([place], { address: away, position }).check;
  fc.assert(
    fc.property(spots, (position) => {
      const wider = { ...office, radiusM: office.radiusM + 150 };
      if (judge(office, position) === 'inside')
        expect(judge(wider, { ...position, accuracyM: 0 })).toBe('inside');
    }),
  );
});
