import { t } from '@atrium/sdk';
import { useState } from 'react';
import { IconButton } from '../button/icon-button.js';

/** A code for support, with a button that copies it. */
export function CopyCode({ value }: { value: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () => {
    void navigator.clipboard.writeText(value).then(() => setCopied(true));
  };
  return (
    <span className="at-ref">
      <bdi className="at-mono">{value}</bdi>
      <IconButton
        icon={copied ? 'check' : 'copy'}
        size="xs"
        label={copied ? t('Copied') : t('Copy reference')}
        onClick={copy}
      />
    </span>
  );
}
