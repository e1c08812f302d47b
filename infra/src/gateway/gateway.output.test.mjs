import { errorIn } from './gateway.output.mjs';

test.each([
  ['{"level":30,"msg":"request"}', null],
  ['{"level":"info","msg":"request"}', null],
  ['plain words', null],
  ['{"level":50,"msg":"no mail"}', 'no mail'],
  ['{"level":"fatal","msg":"no mail","err":{"message":"refused"}}', 'no mail: refused'],
])('%s says %j to the person', (line, expected) => {
  expect(errorIn(line)).toBe(expected);
});
