/** Who marks words of a text wants to copy them. */
export function isMarked(text: Element): boolean {
  const selection = getSelection();
  return selection?.isCollapsed === false && selection.getRangeAt(0).intersectsNode(text);
}
