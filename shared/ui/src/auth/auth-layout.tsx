import type { ReactNode } from 'react';
import { Brand } from '../brand/brand.js';
import { classNames } from '../class-names.js';

export interface AuthLayoutProps {
  /** Left out where the content has its own. */
  title?: string;
  text?: ReactNode;
  /** Shown above the title, such as the chosen company. */
  lead?: ReactNode;
  /** Content of a second column; without it the form stands alone. */
  aside?: ReactNode;
  /** At the bottom of the first column. */
  footer?: ReactNode;
  /** Room for forms of two columns. */
  wide?: boolean;
  children: ReactNode;
}

/** Layout of sign-in and similar pages: the brand, a form of 360 px, or a wide one, and an optional second column. */
export function AuthLayout({ title, text, lead, aside, footer, wide, children }: AuthLayoutProps) {
  return (
    <div className={classNames('at-auth', !aside && 'is-single')}>
      <main className="at-auth-l">
        <Brand />
        <div className={classNames('at-auth-form', wide && 'is-wide')}>
          {lead}
          {title && (
            <div>
              <h1 dir="auto">{title}</h1>
              {text && (
                <p className="at-muted mt-1" dir="auto">
                  {text}
                </p>
              )}
            </div>
          )}
          {children}
        </div>
        {footer && <div className="at-13 at-faint">{footer}</div>}
      </main>
      {aside && (
        <aside className="at-auth-r">
          <div>{aside}</div>
        </aside>
      )}
    </div>
  );
}
