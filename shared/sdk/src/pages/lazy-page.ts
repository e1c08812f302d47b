import { createElement, lazy, useState, type ComponentType, type LazyExoticComponent } from 'react';

const renewals = new Set<() => void>();

/** A page whose code is loaded when it is first shown, or ahead. */
export type LazyPage<Props extends object> = ComponentType<Props> & {
  /** Loads the code ahead: the page is then drawn at once, without a spinner between. Rejects when that fails. */
  preload: () => Promise<void>;
};

interface Code<Props extends object> {
  default: ComponentType<Props>;
}

/** A try that took so long hung: a second one would, too, and the person waits as long again. */
const HUNG_AFTER_MS = 60_000;

/** Fetches a page's code. Whoever needs it while it is on its way, shown or ahead, waits for the same try. */
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
 * React.lazy that tries twice, unless the first try hung, and whose failure can be undone: React keeps a rejected `load`
 * for ever, this one starts afresh after `renewFailedPages()`, which the shell calls when somebody presses Retry, and not
 * before: a page that renews itself at every mount would load for ever.
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
    // Kept while it is mounted: another component in its place would begin with fresh state.
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
