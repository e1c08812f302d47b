import { t, toast } from '@atrium/sdk';
import type { ReactNode } from 'react';
import { Button } from '../button/button.js';
import { TextField } from '../field/text-field.js';
import { useCopy } from './use-copy.js';

export interface ShownLinkProps {
  link: string;
  /** Left out: "Link". */
  label?: string;
  /** Left out: "It is not shown again." */
  help?: string;
  /** After the button that copies it. */
  actions?: ReactNode;
}

/** A link, with a button that copies it. */
export function ShownLink({
  link,
  label = t('Link'),
  help = t('It is not shown again.'),
  actions,
}: ShownLinkProps) {
  const { place, refusal, copy } = useCopy<HTMLInputElement>(link);
  const press = async () => {
    if (await copy()) toast.success(t('Link copied'));
  };
  return (
    <div className="d-grid gap-3">
      <TextField
        readOnly
        ref={place}
        dir="ltr"
        label={label}
        help={help}
        value={link}
        onFocus={({ target }) => target.select()}
      />
      {refusal}
      <div className="at-actions">
        <Button icon="copy" onClick={() => void press()}>
          {t('Copy')}
        </Button>
        {actions}
      </div>
    </div>
  );
}
