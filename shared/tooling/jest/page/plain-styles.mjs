const NO_STYLE = { getPropertyValue: () => '', display: 'inline', visibility: 'visible', content: '' };

/** What the browser's own style sheet looks at. */
const kindOf = (element) =>
  [
    element.namespaceURI,
    element.localName,
    element.hidden,
    element.getAttribute('type'),
    element.open,
  ].join();

/** An inherited property, which only inline styles set here: there are no style sheets. */
function inherited(element, name, initial) {
  for (let each = element; each; each = each.parentElement) {
    const own = each.style?.[name];
    if (own) return own;
  }
  return initial;
}

/**
 * `getComputedStyle` for component tests. jsdom's matches each element with each rule of the browser's sheet and of
 * SweetAlert's, and reading roles and names calls it for every element and its ancestors: a fifth of the time of these
 * tests. Here jsdom is asked once for each kind of element how it is displayed; inline styles count as ever.
 * @param {(element: Element) => CSSStyleDeclaration} computed jsdom's own
 */
export function plainStyles(computed) {
  const displays = new Map();
  const displayOf = (element) => {
    if (element.style?.display) return element.style.display;
    const kind = kindOf(element);
    if (!displays.has(kind)) displays.set(kind, computed(element).display);
    return displays.get(kind);
  };
  const read = {
    content: () => '',
    display: displayOf,
    pointerEvents: (element) => element.style?.pointerEvents || 'auto',
    visibility: (element) => inherited(element, 'visibility', 'visible'),
  };
  const valueOf = (element, name) =>
    Object.hasOwn(read, name) ? read[name](element) : computed(element)[name];
  const handler = (element) => ({
    get: (_, name) =>
      name === 'getPropertyValue'
        ? (asked) =>
            Object.hasOwn(read, asked) ? read[asked](element) : computed(element).getPropertyValue(asked)
        : valueOf(element, name),
  });
  // No style sheet of ours is loaded, so nothing stands before or after an element.
  return (element, pseudo) => (pseudo ? NO_STYLE : new Proxy(NO_STYLE, handler(element)));
}
