import { barMarks, labelStep, lineMarks, markAfter, plotScales } from './plot.rules.js';

const SIZE = { width: 480, height: 220 };
const points = ['Apr', 'May', 'Jun'].map((label) => ({ label }));
const data = {
  points,
  series: [
    { label: 'Joined', values: [4, 6, null] },
    { label: 'Left', values: [-1, -2, -3] },
    { label: 'Before', values: [3, 3, 3], prior: true },
  ],
};
const place = ({ series, point }: { series: number; point: number }) => `${String(series)}${String(point)}`;

test('bars begin at zero, below it for what is less, and an unknown figure has none', () => {
  const scales = plotScales(data, SIZE, false);
  const marks = barMarks(data, scales, false);
  expect(marks.map(place)).toEqual(['00', '10', '01', '11', '12']);
  const [joined, left] = marks;
  expect(joined?.y).toBeLessThan(scales.y(0));
  expect((joined?.y ?? 0) + (joined?.height ?? 0)).toBeCloseTo(scales.y(0));
  expect(left?.y).toBeCloseTo(scales.y(0));
});

test('stacked bars stand on top of each other and reach the sum', () => {
  const stack = {
    points,
    series: [
      { label: 'A', values: [2, 2, 2] },
      { label: 'B', values: [3, 3, 3] },
    ],
  };
  const scales = plotScales(stack, SIZE, true);
  const [low, high] = barMarks(stack, scales, true);
  expect((high?.y ?? 0) + (high?.height ?? 0)).toBeCloseTo(low?.y ?? 0);
  expect(high?.y).toBeCloseTo(scales.y(5));
  expect(high?.x).toBe(low?.x);
});

test('a chart of nothing but zeros has a scale', () => {
  const zeros = { points, series: [{ label: 'A', values: [0, 0, 0] }] };
  expect(Number.isFinite(plotScales(zeros, SIZE, false).y(0))).toBe(true);
});

test('arrows move along a series and between the series of a point, and stop at the ends', () => {
  const marks = lineMarks(data, plotScales(data, SIZE, false));
  const after = (from: string, arrow: Parameters<typeof markAfter>[2]) => {
    const found =
      marks[
        markAfter(
          marks,
          marks.findIndex((mark) => place(mark) === from),
          arrow,
        )
      ];
    return found && place(found);
  };
  expect(after('00', 'ArrowRight')).toBe('01');
  expect(after('01', 'ArrowRight')).toBe('01');
  expect(after('11', 'ArrowLeft')).toBe('10');
  expect(after('00', 'ArrowDown')).toBe('10');
  expect(after('10', 'ArrowUp')).toBe('00');
  expect(after('00', 'End')).toBe('22');
});

test('labels of narrow columns leave some out', () => {
  expect(labelStep(100)).toBe(1);
  expect(labelStep(11)).toBe(4);
});
