import { formatNumber } from '@atrium/sdk';
import { Fragment, type ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { Breadcrumb, type Crumb } from './breadcrumb.js';
import { LinkTabs, type LinkTab } from './link-tabs.js';

export interface PageProps {
  title: string;
  /** In the place of the title, such as one that is changed there. */
  shown?: ReactNode;
  /** Before the title, such as a photo. */
  face?: ReactNode;
  /** After the title: where it stands. */
  status?: ReactNode;
  /** The number of records, after the title; null keeps its space while it is loading, so that nothing moves. */
  count?: number | null;
  /** Whether there are no more than that. */
  countIsExact?: boolean | undefined;
  subtitle?: ReactNode;
  breadcrumb?: readonly Crumb[];
  /** Ghost and secondary buttons, then one primary; all of size `sm`. */
  actions?: ReactNode;
  tabs?: readonly LinkTab[];
  /** The title is the name of a record: a phone shows all of it. */
  wraps?: boolean;
  /** A Toolbar below the header. */
  toolbar?: ReactNode;
  /**
   * `body` pads and stacks cards, `sheet` does so on white, `flush` lets a table fill the rest. `work` is as high as
   * the window, so that a board or panes scroll by themselves.
   */
  fill?: 'body' | 'sheet' | 'flush' | 'work';
  children: ReactNode;
}

/** The frame of every page: header, toolbar, content. It is inside the shell's `<main>`. */
export function Page({ toolbar, fill = 'body', children, ...head }: PageProps) {
  return (
    <>
      <PageHead {...head} />
      {toolbar}
      {fill === 'flush' ? (
        children
      ) : (
        <div
          className={
            fill === 'work' ? 'at-work' : classNames('at-body at-fill', fill === 'sheet' && 'is-sheet')
          }
        >
          {children}
        </div>
      )}
    </>
  );
}

type PageHeadProps = Omit<PageProps, 'toolbar' | 'fill' | 'children'>;

function PageHead({ title, shown, count, countIsExact = true, ...head }: PageHeadProps) {
  const { face, status, subtitle, breadcrumb, actions, tabs, wraps } = head;
  return (
    <header className={classNames('at-head', tabs && 'has-tabs', wraps && 'is-wrapped')}>
      {breadcrumb && <Breadcrumb crumbs={breadcrumb} />}
      <div className="at-head-row">
        {face}
        <div className="at-head-t">
          <h1 className="at-title">
            <span className="at-clip" dir="auto">
              {shown ?? title}
            </span>
            {count !== undefined && (
              <bdi className="at-n">
                {count !== null && formatNumber(count)}
                {!countIsExact && '+'}
              </bdi>
            )}
            {status}
          </h1>
          {subtitle && <Subtitle>{subtitle}</Subtitle>}
        </div>
        {actions && <div className="at-actions">{actions}</div>}
      </div>
      {tabs && <LinkTabs tabs={tabs} />}
    </header>
  );
}

const DOT = ' · ';

/** On a page from right to left, facts stand in the page's order: a Latin name among them does not turn the others round. */
function Subtitle({ children }: { children: ReactNode }) {
  if (typeof children !== 'string' || document.documentElement.dir !== 'rtl')
    return (
      <div className="at-sub-t" dir="auto">
        {children}
      </div>
    );
  return (
    <div className="at-sub-t">
      {children.split(DOT).map((fact, place) => (
        <Fragment key={fact}>
          {place > 0 && DOT}
          <bdi>{fact}</bdi>
        </Fragment>
      ))}
    </div>
  );
}
