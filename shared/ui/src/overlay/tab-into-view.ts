/**
 * Where the tabs do not fit, that of what is shown is in sight. The row is scrolled by hand: after `scrollIntoView`
 * the first Tab would go on from the tab, past the link that skips the menu.
 */
export function tabIntoView(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (!tab || !row || row.scrollWidth <= row.clientWidth) return;
  const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  if (inner.left < outer.left) row.scrollLeft -= outer.left - inner.left;
  else if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right;
}
