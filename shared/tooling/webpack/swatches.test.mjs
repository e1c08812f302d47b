import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const theme = fileURLToPath(new URL('../../ui/theme', import.meta.url));
const sass = path.join(path.dirname(createRequire(import.meta.url).resolve('sass')), 'sass.js');
const parts = ['colors', 'shape', 'controls', 'light', 'dark', 'swatches'];
const source = parts.map((part) => `@import 'tokens/${part}';`).join('\n');
// In a separate process, because Sass does not recognise Jest's environment as Node.
const css = execFileSync(process.execPath, [sass, '--stdin', '--quiet', `--load-path=${theme}`], {
  input: source,
  encoding: 'utf8',
});

/** Custom properties of each rule, by selector without quotes. */
const rules = [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)].map(([, selector, body]) => ({
  selectors: selector.replaceAll(/["']/g, '').split(','),
  properties: Object.fromEntries(
    [...body.matchAll(/(--at-[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  ),
}));

/** The properties that apply to a page's root with that theme and swatch. */
function propertiesOf(mode, part, name) {
  const wanted = [`[data-bs-theme=${mode}]`, `[data-bs-theme=${mode}][data-at-${part}=${name}]`];
  const mine = rules.filter(({ selectors }) => selectors.some((each) => wanted.includes(each.trim())));
  return Object.assign({}, ...mine.map(({ properties }) => properties));
}

function parse(text) {
  const hex = /^#([\da-f]{6})$/i.exec(text)?.[1];
  if (hex) return [...[0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16)), 1];
  const numbers = /^rgba\(([^)]+)\)$/.exec(text)?.[1].split(',').map(Number);
  if (!numbers) throw new Error(`Not a colour: ${text}`);
  return numbers;
}

/** A partly transparent colour over the one below it. */
const over = ([r, g, b, a], below) => [...[r, g, b].map((value, at) => value * a + below[at] * (1 - a)), 1];

function luminance(color) {
  const [r, g, b] = color.map((value) => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one, other) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Pairs of text and background: plain, hovered, in the search field, on the current item. */
const PAIRS = {
  topbar: [
    ['text', []],
    ['text', ['hover']],
    ['dim', []],
    ['dim', ['field']],
    ['text', ['field']],
  ],
  sidebar: [
    ['text', []],
    ['text', ['hover']],
    ['dim', []],
    ['dim', ['hover']],
    ['active', ['active-bg']],
  ],
};

const swatches = [...new Set([...css.matchAll(/data-swatch="?(topbar|sidebar)-([\w-]+?)"?\]/g)].map(String))];
const cases = swatches.flatMap((swatch) => {
  const [, part, name] = swatch.split(',');
  return ['light', 'dark'].map((mode) => [mode, part, name]);
});

test('the theme has all seven colours of the bar and all four of the sidebar', () => {
  expect(cases).toHaveLength(22);
});

test.each(cases)('in the %s theme all text on the %s in %s is readable', (mode, part, name) => {
  const properties = propertiesOf(mode, part, name);
  const color = (property) => parse(properties[`--at-${part}-${property}`]);
  for (const [text, layers] of PAIRS[part]) {
    const ground = layers.reduce((below, layer) => over(color(layer), below), color('bg'));
    const ratio = contrast(color(text), ground);
    expect([text, layers, ratio >= 4.5 ? 'readable' : ratio]).toEqual([text, layers, 'readable']);
  }
});

test.each(cases)('in the %s theme the %s in %s is not what it is in the other one', (mode, part, name) => {
  const ground = (of) => propertiesOf(of, part, name)[`--at-${part}-bg`];
  expect(ground(mode)).not.toBe(ground(mode === 'light' ? 'dark' : 'light'));
});
