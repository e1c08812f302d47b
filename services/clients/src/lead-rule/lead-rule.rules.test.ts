import type { LeadRule } from '@atrium/contracts';
import { choose, type Present } from './lead-rule.rules.js';

const AT = new Date('2026-06-15T06:00:00Z');
const later = (hours: number) => new Date(AT.getTime() + hours * 3_600_000);
const rule = (more: Partial<LeadRule> = {}): LeadRule => ({
  id: 'r',
  name: 'R',
  sources: [],
  services: [],
  cities: [],
  minValue: null,
  maxValue: null,
  method: 'round_robin',
  pool: ['a', 'b', 'c'],
  fallbackId: null,
  ...more,
});
const present = (more: Partial<Present> = {}): Present => ({
  active: new Set(['a', 'b', 'c', 'f']),
  openings: new Map(),
  open: new Map(),
  last: null,
  at: AT,
  ...more,
});

test('whoever is not at work is passed over, in turn and by the fewest open leads', () => {
  const openings = new Map([['b', later(3)]]);
  expect(choose(rule(), present({ openings, last: 'a' }))).toEqual({ ownerId: 'c', how: 'round_robin' });
  const open = new Map([
    ['a', 4],
    ['b', 0],
    ['c', 2],
  ]);
  const least = rule({ method: 'least_open' });
  expect(choose(least, present({ openings, open }))).toEqual({ ownerId: 'c', how: 'least_open' });
});

test('while nobody is at work the fall-back gets it, else the one who is next', () => {
  const openings = new Map([
    ['a', null],
    ['b', later(20)],
    ['c', later(5)],
  ]);
  expect(choose(rule(), present({ openings }))).toEqual({ ownerId: 'c', how: 'opening' });
  expect(choose(rule({ fallbackId: 'f' }), present({ openings }))).toEqual({ ownerId: 'f', how: 'fallback' });
  expect(choose(rule(), present({ active: new Set() }))).toBeNull();
});
