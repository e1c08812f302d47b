import { CompanyLanes } from './company-lanes.js';

/** Work that ends when the test says so. */
function desk(lanes: CompanyLanes) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string) =>
    lanes.take(name.slice(0, 1), () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { ask, begun, end };
}

test('one document of a company at a time, and companies take turns', async () => {
  const { ask, begun, end } = desk(new CompanyLanes(2, 10));
  const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map(ask);
  expect(begun).toEqual(['a1', 'b1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  await end('b1');
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2']);
  await end('c1');
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2']);
  for (const name of ['a2', 'b2', 'a3']) await end(name);
  await Promise.all(all);
});

test('a lane that is full is told, and one that failed is free for the next', async () => {
  const lanes = new CompanyLanes(1, 1);
  const first = lanes.take('a', () => Promise.reject(new Error('no')));
  const second = lanes.take('a', () => Promise.resolve('yes'));
  expect([lanes.isFull('a'), lanes.isFull('b')]).toEqual([true, false]);
  await expect(first).rejects.toThrow('no');
  expect(await second).toBe('yes');
  expect(lanes.isFull('a')).toBe(false);
});
