import { layoutOf, placeWidgets, type Widget } from './widgets.rules.js';

const widget = (id: string, order: number, size: Widget['size'] = 'wide'): Widget => ({
  id,
  title: id,
  order,
  size,
});
const widgets = [widget('b', 20), widget('a', 10), widget('c', 30, 'narrow')];
const ids = (list: readonly Widget[]) => list.map(({ id }) => id);

test('nothing arranged: all are shown in their own order and size', () => {
  const { shown, hidden } = placeWidgets(widgets, null);
  expect([ids(shown), hidden]).toEqual([['a', 'b', 'c'], []]);
  expect(shown.at(-1)?.size).toBe('narrow');
});

test('the person’s order, sizes and hidden ones apply; what came later stands last', () => {
  const layout = { order: ['c', 'b'], hidden: ['b'], sizes: { c: 'wide' as const } };
  const { shown, hidden } = placeWidgets(widgets, layout);
  expect([ids(shown), ids(hidden)]).toEqual([['c', 'a'], ['b']]);
  expect(shown[0]?.size).toBe('wide');
});

test('a widget that is absent for now keeps its place and its size', () => {
  const before = { order: ['gone', 'a'], hidden: ['off'], sizes: { gone: 'narrow' as const } };
  const layout = layoutOf({ shown: [widget('a', 1)], hidden: [] }, before);
  expect(layout).toEqual({ order: ['a', 'gone'], hidden: ['off'], sizes: { gone: 'narrow', a: 'wide' } });
});
