import type { ReactNode } from 'react';
import { Brand } from '../brand/brand.js';
import { classNames } from '../class-names.js';

export interface AuthLayoutProps {
  title: string;
  text?: ReactNode;
  /** Shown above the title, such as the chosen company. */
  lead?: ReactNode;
  /** Content of a second column; without it the form stands alone. */
  aside?: ReactNode;
  /** At the bottom of the first column. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Layout of sign-in and similar pages: the brand, a form of 360 px and an optional second column. */
export function AuthLayout({ title, text, lead, aside, footer, children }: AuthLayoutProps) {
  return (
    <div className={classNames('at-auth', !aside && 'is-single')}>
      <main className="at-auth-l">
        <Brand />
        <div className="at-auth-form">
          {lead}
          <div>
            <h1>{title}</h1>
            {text && <p className="at-muted mt-1">{text}</p>}
          </div>
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
