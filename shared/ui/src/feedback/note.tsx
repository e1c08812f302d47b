import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.js';
import type { IconName } from '../icon/icon-set.js';
import { classNames } from '../class-names.js';

export interface NoteProps {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  children: ReactNode;
  /** One button or link at the end. */
  action?: ReactNode;
  /** Announces it to screen readers when it appears, for results of something the person did. */
  live?: boolean;
}

const icons: Record<NonNullable<NoteProps['tone']>, IconName> = {
  info: 'info-circle',
  success: 'circle-check',
  warning: 'alert-triangle',
  danger: 'alert-circle',
};

/** A calm banner above the content that it concerns. */
export function Note({ tone = 'info', children, action, live }: NoteProps) {
  return (
    <div className={classNames('at-note', tone !== 'info' && tone)} role={live ? 'alert' : undefined}>
      <Icon name={icons[tone]} />
      <div className="at-grow">{children}</div>
      {action}
    </div>
  );
}
