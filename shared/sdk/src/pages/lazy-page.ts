import { createElement, lazy, useState, type ComponentType, type LazyExoticComponent } from 'react';

const renewals = new Set<() => void>();

/** A page whose code is loaded when it is first shown, or ahead. */
export type LazyPage<Props extends object> = ComponentType<Props> & {
  /** Loads the code ahead: the page is then drawn at once, without a spinner between. Rejects when that fails. */
  preload: () => Promise<void>;
};

/**
 * React.lazy that tries twice, and whose failure can be undone: React keeps a rejected `load` for ever, this one starts
 * afresh after `renewFailedPages()`, which the shell calls when somebody presses Retry, and not before: a page that
 * renews itself at every mount would load for ever.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPage<Props> {
  let arrived: ComponentType<Props> | undefined;
  let current = begin();

  async function fetchCode() {
    const code = await load();
    arrived = code.default;
    return code;
  }
  function begin(): LazyExoticComponent<ComponentType<Props>> {
    return lazy(() =>
      fetchCode()
        .catch(fetchCode)
        .catch((reason: unknown) => {
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
