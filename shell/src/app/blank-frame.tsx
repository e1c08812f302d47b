import { Brand } from '@atrium/ui';
import type { ReactNode } from 'react';

/** A page without the company's frame: the brand and the content. */
export function BlankFrame({ children }: { children: ReactNode }) {
  return (
    <div className="at-auth is-single">
      <main className="at-auth-l">
        <Brand />
        {children}
      </main>
    </div>
  );
}
