import fc from 'fast-check';
import { firstOverlap, freeParts, type Span } from './time-span.rules.js';

const span = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 30 }))
  .map(([from, length]): Span => ({ from, to: from + length }));
const minutesOf = ({ from, to }: Span) => Array.from({ length: to - from }, (_, at) => from + at);

test('what is free has exactly the wanted minutes that nothing else has, in order', () => {
  fc.assert(
    fc.property(span, fc.array(span, { maxLength: 6 }), (wanted, taken) => {
      const others = new Set(taken.flatMap(minutesOf));
      const free = freeParts(wanted, taken);
      expect(free.flatMap(minutesOf)).toEqual(minutesOf(wanted).filter((minute) => !others.has(minute)));
      expect(firstOverlap(wanted, taken) === undefined).toBe(
        minutesOf(wanted).every((each) => !others.has(each)),
      );
    }),
  );
});
