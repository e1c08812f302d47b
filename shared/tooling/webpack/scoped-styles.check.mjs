import postcss from 'postcss';

const insideKeyframes = (rule) => rule.parent.type === 'atrule' && rule.parent.name.endsWith('keyframes');

/**
 * A remote may style only its own elements: every selector must contain a class of its own CSS modules.
 * @param prefix of the remote's own class names
 * @returns {string[]} a sentence for each selector that violates this
 */
export function checkScopedStyles(compilation, prefix) {
  const found = [];
  for (const { name, source } of compilation.getAssets().filter((asset) => asset.name.endsWith('.css'))) {
    const sheet = postcss.parse(source.source().toString());
    sheet.walkRules((rule) => {
      if (insideKeyframes(rule)) return;
      const global = rule.selectors.filter((selector) => !selector.includes(`.${prefix}`));
      found.push(
        ...global.map((selector) => `${name}: "${selector}" styles more than this remote; use a CSS module`),
      );
    });
    sheet.walkAtRules(/^(font-face|import|property)$/, ({ name: rule }) => {
      found.push(`${name}: @${rule} belongs to the shell's theme`);
    });
  }
  return found;
}
