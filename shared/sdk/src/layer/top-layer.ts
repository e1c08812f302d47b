/** The dialog or drawer on top, to which it confines the focus and screen readers; the page itself while none is open. */
export function topLayer(): HTMLElement {
  const open = document.querySelectorAll<HTMLElement>('.modal.show, .offcanvas.show');
  return [...open].at(-1) ?? document.body;
}
