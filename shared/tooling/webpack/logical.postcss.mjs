// Bootstrap ships a separate sheet for each direction. This step rewrites left and right to start and end, so that one
// sheet serves both and a page can change direction without a reload.

const sides = [
  ['left', 'start'],
  ['right', 'end'],
];

const renamed = new Map();
for (const [physical, logical] of sides) {
  renamed.set(physical, `inset-inline-${logical}`);
  for (const name of ['margin', 'padding', 'border'])
    renamed.set(`${name}-${physical}`, `${name}-inline-${logical}`);
  for (const part of ['width', 'style', 'color']) {
    renamed.set(`border-${physical}-${part}`, `border-inline-${logical}-${part}`);
  }
  renamed.set(`border-top-${physical}-radius`, `border-start-${logical}-radius`);
  renamed.set(`border-bottom-${physical}-radius`, `border-end-${logical}-radius`);
}

const revalued = {
  'text-align': { left: 'start', right: 'end' },
  float: { left: 'inline-start', right: 'inline-end' },
  clear: { left: 'inline-start', right: 'inline-end' },
};

// Popper sets physical positions on these at run time.
const placedByScript = /tooltip|popover|-arrow/;

/** Splits a shorthand at its top-level spaces: `0 calc(1px + 2px) 0 auto` has four parts. */
function splitValue(value) {
  const parts = [];
  let depth = 0;
  let part = '';
  for (const character of value) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (/\s/.test(character) && depth === 0) {
      if (part) parts.push(part);
      part = '';
    } else {
      part += character;
    }
  }
  return part ? [...parts, part] : parts;
}

function splitFourSides(declaration) {
  const parts = splitValue(declaration.value);
  if (parts.length !== 4 || parts[1] === parts[3]) return;
  const [top, right, bottom, left] = parts;
  const { prop } = declaration;
  declaration.cloneBefore({ prop: `${prop}-block`, value: `${top} ${bottom}` });
  declaration.prop = `${prop}-inline`;
  declaration.value = `${left} ${right}`;
}

function turn(declaration) {
  if (placedByScript.test(declaration.parent.selector ?? '')) return;
  const { prop, value } = declaration;
  if (renamed.has(prop)) declaration.prop = renamed.get(prop);
  else if (prop in revalued) declaration.value = revalued[prop][value] ?? value;
  else if (prop === 'margin' || prop === 'padding') splitFourSides(declaration);
}

/** PostCSS plug-in: turns the physical properties of a compiled sheet into logical ones. */
export default function logicalProperties() {
  return {
    postcssPlugin: 'atrium-logical-properties',
    OnceExit(root) {
      root.walkDecls(turn);
    },
  };
}
logicalProperties.postcss = true;
