import { createElement, lazy, useState, type ComponentType, type LazyExoticComponent } from 'react';

const renewals = new Set<() => void>();

/** A page whose code is loaded when it is first shown, or ahead. */
export type LazyPage<Props extends object> = ComponentType<Props> & {
  /** Loads the code ahead, so that the page is drawn at once without a spinner. Rejects when loading fails. */
  preload: () => Promise<void>;
};

interface Code<Props extends object> {
  default: ComponentType<Props>;
}

/** An attempt that took this long was hanging; a second one would hang too and double the wait. */
const HUNG_AFTER_MS = 60_000;

/** Loads a page's code. Everybody who needs it meanwhile, to show it or ahead of that, shares the same attempt. */
function createSource<Props extends object>(load: () => Promise<Code<Props>>) {
  let onItsWay: Promise<Code<Props>> | undefined;
  let since = 0;

  function fetchCode() {
    if (!onItsWay) {
      since = performance.now();
      onItsWay = load().finally(() => (onItsWay = undefined));
    }
    return onItsWay;
  }
  function tryTwice() {
    const code = fetchCode();
    const began = since;
    return code.catch((reason: unknown) => {
      if (performance.now() - began > HUNG_AFTER_MS) throw reason;
      return fetchCode();
    });
  }
  return { fetchCode, tryTwice };
}

/**
 * Like React.lazy, but it tries twice, unless the first attempt hung, and a failure can be repeated. React keeps a
 * rejected `load` for ever; this one starts anew after `renewFailedPages()`, which the shell calls when somebody
 * presses Retry. It does not renew itself, because a page that did so at each mount could load for ever.
 */
export function lazyPage<Props extends object>(load: () => Promise<Code<Props>>): LazyPage<Props> {
  let arrived: ComponentType<Props> | undefined;
  const { fetchCode, tryTwice } = createSource(async () => {
    const code = await load();
    arrived = code.default;
    return code;
  });
  let current = begin();

  function begin(): LazyExoticComponent<ComponentType<Props>> {
    return lazy(() =>
      tryTwice().catch((reason: unknown) => {
        renewals.add(renew);
        throw reason;
      }),
    );
  }
  function renew(): void {
    current = begin();
  }
  function LazyPage(props: Props) {
    // Kept while mounted, because another component in its place would lose the state.
    const [Page] = useState(() => arrived ?? current);
    return createElement(Page, props);
  }
  return Object.assign(LazyPage, { preload: () => fetchCode().then(() => undefined) });
}

/** Lets every lazy page that failed to load try again at its next render. */
export function renewFailedPages(): void {
  for (const renew of renewals) renew();
  renewals.clear();
}
