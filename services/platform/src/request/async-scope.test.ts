import { AsyncScope } from './async-scope.js';

const later = () => new Promise((resolve) => setImmediate(resolve));

test('a value is read by all that a call does, also later, and by nothing beside it', async () => {
  const scope = new AsyncScope<string>();
  const read = async () => {
    await later();
    return scope.get();
  };
  expect(await Promise.all([scope.run('one', read), scope.run('other', read), read()])).toEqual([
    'one',
    'other',
    undefined,
  ]);
});

test('scopes keep their values inside each other, and the inner value ends with its call', () => {
  const [scope, other] = [new AsyncScope<number>(), new AsyncScope<string>()];
  const both = () => [scope.get(), other.get()];
  scope.run(1, () => {
    other.run('a', () => {
      expect(scope.run(2, both)).toEqual([2, 'a']);
      expect(both()).toEqual([1, 'a']);
      expect(other.exit(both)).toEqual([1, undefined]);
    });
    expect(both()).toEqual([1, undefined]);
  });
});
