import { t } from '@atrium/sdk';
import { IconButton } from '@atrium/ui';
import type { ReactNode } from 'react';
import css from './paper.module.scss';

interface PartFrameProps {
  title: string;
  onRemove: () => void;
  children: ReactNode;
}

/** One of the things that a proposal has several of, with its fields. */
export function PartFrame({ title, onRemove, children }: PartFrameProps) {
  return (
    <fieldset className={css['row']} aria-label={title}>
      <div className={css['head']}>
        <span className="at-13 at-muted">{title}</span>
        <IconButton icon="trash" label={t('Remove {name}', { name: title })} onClick={onRemove} />
      </div>
      {children}
    </fieldset>
  );
}
