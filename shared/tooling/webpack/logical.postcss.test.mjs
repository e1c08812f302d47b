import postcss from 'postcss';
import logicalProperties from './logical.postcss.mjs';

const turn = (css) => postcss([logicalProperties()]).process(css, { from: undefined }).css;

test.each([
  ['a{margin-left:auto}', 'a{margin-inline-start:auto}'],
  ['a{right:0;left:1px}', 'a{inset-inline-end:0;inset-inline-start:1px}'],
  ['a{border-right-color:red}', 'a{border-inline-end-color:red}'],
  ['a{border-top-left-radius:4px}', 'a{border-start-start-radius:4px}'],
  ['a{border-bottom-right-radius:4px}', 'a{border-end-end-radius:4px}'],
  ['a{text-align:left;float:right}', 'a{text-align:start;float:inline-end}'],
  ['a{padding:1px 2px 3px calc(4px + 1px)}', 'a{padding-block:1px 3px;padding-inline:calc(4px + 1px) 2px}'],
])('%s becomes %s', (physical, logical) => {
  expect(turn(physical)).toBe(logical);
});

test.each([
  'a{margin:1px 2px 3px 2px}',
  'a{padding:0 4px}',
  'a{text-align:center}',
  '.tooltip-inner{left:0}',
])('%s stays', (css) => {
  expect(turn(css)).toBe(css);
});
