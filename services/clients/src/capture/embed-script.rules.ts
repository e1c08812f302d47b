/**
 * Runs in pages of other sites: each element with `data-atrium-form` gets the form in a frame as high as the form. It
 * passes on where the visitor came from, and nothing else of the page.
 */
export const EMBED_SCRIPT = `(() => {
  const places = document.querySelectorAll('[data-atrium-form]:empty');
  for (const place of places) {
    const url = new URL(place.dataset.atriumForm);
    for (const [name, value] of new URLSearchParams(location.search))
      if (/^utm_[a-z]{1,20}$/.test(name)) url.searchParams.set(name, value.slice(0, 150));
    url.searchParams.set('embed', '1');
    url.searchParams.set('page', (location.origin + location.pathname).slice(0, 500));
    if (document.referrer) url.searchParams.set('referrer', document.referrer.slice(0, 500));
    const frame = document.createElement('iframe');
    frame.src = url.href;
    frame.title = place.dataset.title || 'Form';
    frame.width = '100%';
    frame.height = '640';
    frame.style.border = '0';
    place.append(frame);
    addEventListener('message', (event) => {
      if (event.origin !== url.origin || event.source !== frame.contentWindow) return;
      const { atriumHeight, atriumOpen } = event.data || {};
      if (Number.isFinite(atriumHeight)) frame.height = String(Math.min(4000, Math.max(200, atriumHeight)));
      if (typeof atriumOpen === 'string' && atriumOpen.startsWith('https://')) location.assign(atriumOpen);
    });
  }
})();
`;
