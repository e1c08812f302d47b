import { createElement, lazy, type ComponentType, type LazyExoticComponent } from 'react';

const renewals = new Set<() => void>();

/**
 * React.lazy that tries twice, and whose failure can be undone: React keeps a rejected `load` for ever, this one starts
 * afresh after `renewFailedPages()`, which the shell calls when somebody presses Retry, and not before: a page that
 * renews itself at every mount would load for ever.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let current = begin();

  function begin(): LazyExoticComponent<ComponentType<Props>> {
    return lazy(() =>
      load()
        .catch(load)
        .catch((reason: unknown) => {
          renewals.add(renew);
          throw reason;
        }),
    );
  }
  function renew(): void {
    current = begin();
  }
  return function LazyPage(props: Props) {
    return createElement(current, props);
  };
}

/** Lets every lazy page that failed to load try again at its next render. */
export function renewFailedPages(): void {
  for (const renew of renewals) renew();
  renewals.clear();
}
