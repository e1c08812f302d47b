import { t } from '@atrium/sdk';
import type { MouseEvent, RefObject } from 'react';

/** The first focusable element: skips bar and menu and goes to the page. */
export function SkipLink({ target }: { target: RefObject<HTMLElement | null> }) {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    target.current?.focus();
  };
  return (
    <a className="at-skip btn btn-primary btn-sm" href="#main" onClick={skip}>
      {t('Skip to main content')}
    </a>
  );
}
